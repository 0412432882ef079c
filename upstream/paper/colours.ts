// The colours of paper: those of the light theme, each with the one meaning that it has on screens.
export const PAPER_COLOURS = {
  surface: '#FFFFFF',
  sunken: '#F3F5F8',
  line: '#EDF0F4',
  border: '#E3E7ED',
  strong: '#C9D0DA',
  text: '#101828',
  text2: '#475467',
  text3: '#667085',
  accent: '#2257C9',
  band: '#DCE6FA',
  up: '#C4281C',
  upGround: '#FDECEA',
  down: '#12774A',
  downGround: '#E6F5ED',
  total: '#1B3A6B',
  warning: '#975A00',
  warningGround: '#FDF3DC',
} as const;

/** How something changed: what costs more is red, what costs less green, what is neither grey. */
export type Tone = 'up' | 'down' | 'same' | 'warning';

export const TONES: Record<Tone, { text: string; ground: string }> = {
  up: { text: PAPER_COLOURS.up, ground: PAPER_COLOURS.upGround },
  down: { text: PAPER_COLOURS.down, ground: PAPER_COLOURS.downGround },
  same: { text: PAPER_COLOURS.text2, ground: PAPER_COLOURS.sunken },
  warning: { text: PAPER_COLOURS.warning, ground: PAPER_COLOURS.warningGround },
};

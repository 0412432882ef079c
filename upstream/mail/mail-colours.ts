// The colours of mails: light ones in the elements themselves, which every program shows, and dark ones in a style sheet for
// programs that know dark mode. Both are made of one table, so that no part is dark alone.
import { raw } from 'hono/html';

/** On light and on dark, as the theme of the screens has them. */
export const MAIL_COLOURS = {
  canvas: ['#f6f7f9', '#0b0e13'],
  surface: ['#ffffff', '#14181f'],
  sunken: ['#f3f5f8', '#1b2029'],
  line: ['#edf0f4', '#1f2530'],
  border: ['#e3e7ed', '#262d38'],
  text: ['#101828', '#e9edf3'],
  'text-2': ['#475467', '#a9b3c2'],
  accent: ['#2257c9', '#7fa8ff'],
  warning: ['#975a00', '#f0b454'],
  'warning-ground': ['#fdf3dc', '#35280f'],
} as const;

type Colour = keyof typeof MAIL_COLOURS;

/** The parts of a mail: properties, what stands before their colour, and the colour. */
const PARTS = {
  canvas: [
    ['background', '', 'canvas'],
    ['color', '', 'text'],
  ],
  card: [
    ['background', '', 'surface'],
    ['border', '1px solid ', 'border'],
  ],
  quiet: [['color', '', 'text-2']],
  link: [['color', '', 'accent']],
  section: [['border-top', '1px solid ', 'border']],
  label: [
    ['color', '', 'text-2'],
    ['border-bottom', '1px solid ', 'line'],
  ],
  value: [['border-bottom', '1px solid ', 'line']],
  notice: [
    ['background', '', 'warning-ground'],
    ['border-left', '3px solid ', 'warning'],
  ],
  message: [['background', '', 'sunken']],
} as const satisfies Record<string, readonly (readonly [string, string, Colour])[]>;

const [LIGHT, DARK] = [0, 1] as const;

function declarations(part: keyof typeof PARTS, scheme: typeof LIGHT | typeof DARK, end: string): string {
  return PARTS[part]
    .map(([property, before, colour]) => `${property}:${before}${MAIL_COLOURS[colour][scheme]}${end}`)
    .join(';');
}

/** The attributes of an element that is this part; `style`: the rest of its declarations. */
export function looksLike(part: keyof typeof PARTS, style: string) {
  return raw(`class="sky-${part}" style="${style};${declarations(part, LIGHT, '')}"`);
}

const PART_NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

/** For the head. Elements have their light colours themselves, so these must go before them. */
export const SCHEME_STYLE = raw(`<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${PART_NAMES.map((part) => `.sky-${part}{${declarations(part, DARK, '!important')}}`).join('\n')}
}
</style>`);

// Colours of a canvas, read from the same CSS variables as the rest of the page.
import { LIGHT_VARIABLES } from '../../theme/variables.ts';

export interface ChartColours {
  text: string;
  dimmed: string;
  line: string;
  lineStrong: string;
  surface: string;
  /** The colour of a CSS variable. */
  of: (variable: string) => string;
}

/** The colours as they are now; to be read again when the scheme changes. */
export function readChartColours(): ChartColours {
  const style = getComputedStyle(document.documentElement);
  return chartColours((variable) => style.getPropertyValue(variable).trim());
}

/** The colours of the light scheme, whichever is shown: for pictures that leave the screen. */
export function lightChartColours(): ChartColours {
  return chartColours((variable) => LIGHT_VARIABLES[variable] ?? '');
}

function chartColours(of: ChartColours['of']): ChartColours {
  return {
    text: of('--sky-text'),
    dimmed: of('--sky-text-2'),
    line: of('--sky-line'),
    lineStrong: of('--sky-strong'),
    surface: of('--sky-surface'),
    of,
  };
}

const HATCH_PX = 6;

/** The colour in stripes, for a bar that is not complete yet. */
export function hatched(colour: string, surface: string): CanvasPattern | string {
  const tile = document.createElement('canvas');
  tile.width = HATCH_PX;
  tile.height = HATCH_PX;
  const context = tile.getContext('2d');
  if (!context) return colour;
  context.fillStyle = surface;
  context.fillRect(0, 0, HATCH_PX, HATCH_PX);
  context.strokeStyle = colour;
  context.lineWidth = 2.5;
  for (const offset of [-HATCH_PX, 0, HATCH_PX]) {
    context.beginPath();
    context.moveTo(offset - 1, HATCH_PX + 1);
    context.lineTo(offset + HATCH_PX + 1, -1);
    context.stroke();
  }
  return context.createPattern(tile, 'repeat') ?? colour;
}

// Where the months behind a forecast are seen: those that it is told from, as far as Cost Analytics shows so many.
import { lastOfMonth } from '../../../../../lib/calendar/calendar.ts';
import type { Drilled } from '../drill/drill-link.ts';

/** This month and those before it that Cost Analytics shows at once. */
const SHOWN_MONTHS = 12;

interface ForecastMonths {
  /** Oldest first, up to the last whole month. */
  history: readonly { month: string }[];
  running: { month: string };
}

/** A first month that is no whole one is no part of a history: then the months are named by their days. */
export function forecastDrill(settings: Drilled['settings'], { history, running }: ForecastMonths): Drilled {
  const shown = history.slice(1 - SHOWN_MONTHS);
  const isWhole = shown.length === SHOWN_MONTHS - 1;
  return {
    type: 'YEAR_COST_FORECAST',
    settings: { ...settings, basis: 'BILLED', vendors: ['AWS'], frame: isWhole ? 'LAST_12_MONTHS' : null },
    range: { start: shown[0]?.month ?? running.month, end: lastOfMonth(running.month) },
  };
}

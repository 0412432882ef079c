// A year behind and a year ahead as one chart: what was paid, what is expected, and the band that it lies in (D-09).
import type { ScreenLanguage } from '../../../../../lib/catalogue/languages.ts';
import type { ChartData } from '../../../../charts/chart-types.ts';
import { formatMonth } from '../../../../intl/dates.ts';

interface ForecastLike {
  /** Whole months, oldest first. */
  history: readonly { month: string; cost: number }[];
  running: { month: string; forecast?: number | null | undefined; band?: Band };
  months: readonly { month: string; cost: number; band?: Band }[];
}

type Band = { low: number; high: number } | null | undefined;

interface ForecastOptions {
  convert: (amount: number) => number;
  language: ScreenLanguage;
  names: { actual: string; forecast: string; low: string; high: string };
  /** What stands for the costs of the months ahead, converted; left out: their exact amounts. */
  shown?: readonly number[];
}

/** Months behind that stand beside the twelve ahead. */
const MONTHS_BEHIND = 24;

/** The forecast begins at the last whole month, so that the two lines meet. */
export function forecastChart(
  { history, running, months }: ForecastLike,
  { convert, language, names, shown }: ForecastOptions,
): ChartData {
  const past = history.slice(-MONTHS_BEHIND);
  const last = past.at(-1);
  const unknown = <Item>(items: readonly Item[]) => items.map(() => null);
  const runningForecast = running.forecast ?? null;
  const meeting = last ? [...unknown(past.slice(1)), convert(last.cost)] : [];
  const bands = [running, ...months].map(({ band }) => band ?? null);
  const bandOf = (side: 'low' | 'high') => [
    ...meeting,
    ...bands.map((band) => (band === null ? null : convert(band[side]))),
  ];
  return {
    points: [...past, running, ...months].map(({ month }) => ({
      label: formatMonth(month, language),
      fullLabel: formatMonth(month, language),
      isPartial: false,
    })),
    series: [
      {
        id: 'actual',
        label: names.actual,
        colour: '--sky-subtotal',
        isEmphasised: true,
        // This month is not over: what it cost so far would look like a fall.
        amounts: [...past.map(({ cost }) => convert(cost)), null, ...unknown(months)],
      },
      {
        id: 'forecast',
        label: names.forecast,
        colour: '--sky-accent',
        isDashed: true,
        amounts: [
          ...meeting,
          runningForecast === null ? null : convert(runningForecast),
          ...(shown ?? months.map(({ cost }) => convert(cost))),
        ],
      },
    ],
    ...(bands.some((band) => band !== null) && {
      band: {
        lowLabel: names.low,
        highLabel: names.high,
        colour: '--sky-accent',
        low: bandOf('low'),
        high: bandOf('high'),
      },
    }),
  };
}

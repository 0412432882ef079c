// Months side by side, and the months to come.
import { ask, type Reader } from './ask-widget.ts';
import { figures, refusalNote } from './figure-lines.ts';

export const costTrend: Reader = async (asker, widget) => {
  const { currency, months } = await ask(asker, 'trend', widget);
  const isPartial = months.some(({ month }) => asker.today.startsWith(month));
  return figures(currency, {
    as: 'months',
    lines: months.map(({ month, totalCost }) => ({
      label: asker.monthText(month),
      amount: totalCost,
      colourId: month,
    })),
    lists: months.map(({ accumulatedCosts }) => accumulatedCosts),
    isPartial,
  });
};

export const yearForecast: Reader = async (asker, widget) => {
  const { text, percent } = asker;
  const { currency, totalCost, history, running, months, refusal, past } = await ask(
    asker,
    'yearForecast',
    widget,
  );
  const { meanErrorPercent, origins } = past;
  return figures(
    currency,
    {
      as: 'forecast',
      headline: totalCost,
      history: history.slice(-12).map(({ month, cost }) => ({ month, amount: cost })),
      running: { month: running.month, toDate: running.costToDate, forecast: running.forecast },
      ahead: months.map(({ month, cost, band }) => ({
        ...{ month, amount: cost, low: band?.low ?? null, high: band?.high ?? null },
      })),
      about:
        meanErrorPercent === null
          ? null
          : text('dashboard.yearForecast.pastError', { percent: percent(meanErrorPercent), count: origins }),
    },
    { note: refusalNote(text, refusal) },
  );
};

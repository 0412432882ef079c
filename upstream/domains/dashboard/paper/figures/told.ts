// What is told in words: alerts, and what AI found unusual.
import type { AnomalyLevel } from '../../../../../lib/catalogue/anomaly.ts';
import { vendorNameIn } from '../../../../../lib/catalogue/vendors.ts';
import { differenceOf } from '../../../../../lib/money/money.ts';
import { costChange } from '../../../../../lib/money/percent-change.ts';
import type { MlFindings } from '../../../../contract/dashboard/ml-abnormal.ts';
import type { Asker } from '../ask-figures.ts';
import { ask, type Reader } from './ask-widget.ts';
import { type Figures, figures, LISTED } from './figure-lines.ts';

const TONES: Record<AnomalyLevel, 'up' | 'warning' | null> = {
  CRITICAL: 'up',
  MAJOR: 'warning',
  MINOR: null,
};

export const alerts: Reader = async (asker, widget) => {
  const { totalCount, list } = await ask(asker, 'alertFeed', widget);
  const sentences = list
    .slice(0, LISTED)
    .map(({ message, level }) => ({ text: message, tone: TONES[level] }));
  const note = asker.text('dashboard.mailed.alerts', { count: totalCount });
  return figures('', { as: 'told', sentences, lines: [] }, { note });
};

export const foundBy =
  (name: 'mlAbnormalUser' | 'mlAbnormalAi'): Reader =>
  async (asker, widget) =>
    found(asker, await ask(asker, name, widget));

/**
 * By how much each is above the usual cost. That nothing was found is said of days that were examined alone, and never
 * without the budgets that will not hold: both are cost that somebody must see to.
 */
export function found(
  { text, dayText, overBudgets }: Pick<Asker, 'text' | 'dayText' | 'overBudgets'>,
  { currency, items, totalCount = items.length, analysedThrough }: MlFindings,
): Figures {
  const lines = items
    .slice(0, LISTED)
    .map(({ vendor, item, itemAlias, product, cost, forecastCost, date }) => ({
      label: product || vendorNameIn(text, vendor),
      about: [itemAlias || item, dayText(date)].filter((part) => part !== '').join(' · '),
      amount: differenceOf(cost, forecastCost),
      change: costChange(cost, forecastCost),
      vendor,
    }));
  const day = analysedThrough === null ? '' : dayText(analysedThrough);
  const note =
    totalCount > 0
      ? text('dashboard.mailed.anomalies', { count: totalCount })
      : analysedThrough === null
        ? text('dashboard.mailed.notExamined')
        : text('dashboard.mailed.noAnomaly', { day, budgets: overBudgets });
  return figures(currency, { as: 'told', sentences: [], lines }, { note });
}

// The cards: one answer, how it changed, and one line that says what it is made of.
import { addMonths, lastOfMonth } from '../../../../../lib/calendar/calendar.ts';
import { budgetUse, OVER_NOTHING } from '../../../../../lib/money/budget-use.ts';
import { differenceOf, shareOf } from '../../../../../lib/money/money.ts';
import type { budgetData } from '../../../../contract/budgets/budgets.ts';
import type { ReplyOf } from '../../../../contract/endpoint.ts';
import type { Asker } from '../ask-figures.ts';
import { ask, type Reader } from './ask-widget.ts';
import { budgetRate } from './budget-rate.ts';
import { type CardLook, card, comparedChange, figures, refusalNote } from './figure-lines.ts';

export const monthToDate: Reader = async (asker, widget) => {
  const reply = await ask(asker, 'costMonthToDate', widget);
  const { currency, cost, lastMonthCost } = reply;
  const against = { start: reply.lastMonthStartDate, end: reply.lastMonthEndDate };
  const isKnown = asker.firstDate !== null && asker.firstDate <= against.start;
  const look = card({
    headline: cost,
    change: isKnown ? { ...comparedChange(cost, lastMonthCost), against } : null,
    foot: isKnown
      ? asker.labelled(asker.shortRange(against), asker.money(lastMonthCost, currency))
      : asker.firstDate &&
        asker.text('platform.freshness.noneBefore', { date: asker.dayText(asker.firstDate) }),
  });
  return figures(currency, look, { range: { start: reply.startDate, end: reply.endDate } });
};

export const estimatedCost: Reader = async (asker, widget) => {
  const { text, estimate, money, firstDate } = asker;
  const reply = await ask(asker, 'estimatedCost', widget);
  const { currency, estimatedCost: total, lastMonthCost, band, parts } = reply;
  const start = addMonths(reply.startDate, -1);
  const against = { start, end: lastOfMonth(start) };
  const isKnown = firstDate !== null && firstDate <= start;
  const foot = band
    ? text('dashboard.paper.likely', {
        low: estimate(band.low, currency),
        high: estimate(band.high, currency),
      })
    : parts && asker.labelled(text('dashboard.estimatedCost.known'), money(parts.known, currency));
  const look = card({
    headline: total,
    isEstimate: true,
    change: total === null || !isKnown ? null : { ...comparedChange(total, lastMonthCost), against },
    foot,
  });
  return figures(currency, look, {
    range: { start: reply.startDate, end: reply.endDate },
    note: refusalNote(text, reply.refusal),
  });
};

export const budget: Reader = async (asker, widget) => {
  const reply = await ask(asker, 'budgetData', widget);
  const range = { start: reply.startDate, end: reply.endDate };
  return figures(reply.currency, budgetLook(asker, reply), { range });
};

type BudgetReply = Pick<ReplyOf<typeof budgetData>, 'currency' | 'total' | 'daysComplete' | 'daysInMonth'>;

/** As its widget on screen: what is only expected has no decimals, and all else has them. */
export function budgetLook(
  words: Pick<Asker, 'text' | 'money' | 'estimate' | 'percent'>,
  { currency, total, daysComplete, daysInMonth }: BudgetReply,
): CardLook {
  const { text, money, estimate } = words;
  const { budget: amount, spent, rate, expectedCost, expectedRate } = total;
  if (amount === null)
    return card({
      headline: spent,
      second: text('dashboard.cloudBudget.figure', { figure: 'spent' }),
      foot: text('dashboard.paper.noBudget'),
    });
  const at = expectedCost ?? spent;
  const used = budgetUse({ budget: amount, cost: spent, rate });
  const expected = budgetUse({ budget: amount, cost: expectedCost, rate: expectedRate });
  const isOver = at > amount;
  const state = isOver ? 'OVER' : expectedCost === null ? 'LEFT' : 'EXPECTED';
  const write = expectedCost === null ? money : estimate;
  const foot = text('dashboard.paper.used', {
    rate: used === OVER_NOTHING ? 'OVER' : budgetRate(words, used),
    day: daysComplete,
    days: daysInMonth,
  });
  return card({
    lead: budgetRate(words, expected ?? used),
    second: text('dashboard.cloudBudget.of', { budget: money(amount, currency) }),
    chip: {
      tone: isOver ? 'up' : 'down',
      text: text('dashboard.cloudBudget.track', {
        state,
        amount: write(Math.abs(differenceOf(at, amount)), currency),
      }),
    },
    foot: expected === null ? `${foot} · ${money(spent, currency)}` : foot,
  });
}

export const totalSaving: Reader = async (asker, widget) => {
  const { text, percent, money } = asker;
  const { currency, monthToDate: now, lastMonth } = await ask(asker, 'totalSaving', widget);
  const parts = [
    [text('dashboard.totalSaving.commitment'), now.commitment],
    [text('dashboard.totalSaving.discounts'), now.discounts],
    [text('dashboard.totalSaving.spot'), now.spot],
  ] as const;
  const told = parts.flatMap(([name, amount]) =>
    Math.abs(amount) < Math.abs(now.total) / 2000
      ? []
      : [
          now.total > 0
            ? `${name} ${percent(shareOf(amount, now.total))}`
            : `${name} ${money(amount, currency)}`,
        ],
  );
  const before = asker.labelled(text('dashboard.totalSaving.lastMonth'), money(lastMonth.total, currency));
  const look = card({
    headline: now.total,
    chip: { tone: 'same', text: before },
    foot: told.join(' · ') || null,
  });
  return figures(currency, look, { range: { start: now.startDate, end: now.endDate } });
};

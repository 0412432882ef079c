// The way from list price to total as a chart.
import { billSteps } from '../../../../lib/cost/bill-steps.ts';
import { waterfallStart } from '../../../../lib/cost/waterfall.ts';
import type { Block } from '../../../paper/blocks.ts';
import { barsBlock } from '../../../paper/charts/bars.ts';
import { type WaterfallStep, waterfallBlock } from '../../../paper/charts/waterfall.ts';
import { PAPER_COLOURS } from '../../../paper/colours.ts';
import type { CurrencyBill } from '../invoice-mail/charges.ts';
import type { BillPrinting } from './bill-printing.ts';

/** Above what it may grow by. */
const EXTRA = 140;
const MONTHS = 12;

interface Drawn {
  title: string;
  /** Where its bars start, in words; empty where they start at zero. */
  start: string;
  block: Block;
}

/** A bill that nothing was taken off or added to has no way to show: the months before it are shown instead. */
export function billChart(printing: BillPrinting, bill: CurrencyBill, height: number): Drawn {
  const { paper, document, words } = printing;
  const { texts } = document;
  const { invoiceCurrency: currency } = bill;
  const steps = billSteps(bill).map(
    (step): WaterfallStep => ({
      ...step,
      label: texts(step.textId),
      text: words.plain(step.amount, currency, step.isSum ? undefined : 'signed'),
    }),
  );
  if (steps.length < 2) return monthsChart(printing, bill, height);
  const start = waterfallStart(steps);
  return {
    title: texts('billing.waterfall.title'),
    start:
      start === null ? '' : texts('billing.waterfall.startsAt', { amount: words.short(start, currency) }),
    block: waterfallBlock(paper, { steps, height, extra: EXTRA }),
  };
}

function monthsChart({ paper, document, words }: BillPrinting, bill: CurrencyBill, height: number): Drawn {
  const { history, texts, status, shortMonth } = document;
  const { invoiceCurrency: currency, totalCharge } = bill;
  const before = history.slice(1 - MONTHS).map(({ short, totals }) => ({
    label: short,
    amount: totals.find((each) => each.currency === currency)?.totalCharge ?? null,
  }));
  const months = [...before, { label: shortMonth, amount: totalCharge }];
  const block = barsBlock(paper, {
    ...{ height, extra: EXTRA },
    axisText: (amount) => words.short(amount, currency),
    series: [{ colour: PAPER_COLOURS.total, amounts: months.map(({ amount }) => amount) }],
    steps: months.map(({ label, amount }, place) => ({
      label,
      isPartial: place === months.length - 1 && status === 'estimated',
      totalText: amount === null ? null : words.shortPlain(amount),
      expected: null,
    })),
  });
  return { title: texts('billing.paper.months'), start: '', block };
}

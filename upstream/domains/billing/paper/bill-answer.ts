// The answer of a bill: its total with its status, how it compares with the months before, when it is due.
import { averageOf, differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import { costChange } from '../../../../lib/money/percent-change.ts';
import { roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import { roundingOf } from '../../../../lib/money/shown-currency.ts';
import type { Block } from '../../../paper/blocks.ts';
import { changeChip } from '../../../paper/change-chip.ts';
import type { Chip } from '../../../paper/chip.ts';
import { answerBlock, type Fact } from '../../../paper/facts.ts';
import type { CurrencyBill } from '../invoice-mail/charges.ts';
import { type InvoiceDocument, rateNote } from '../invoice-mail/invoice-document.ts';
import type { ShownCharges } from '../invoice-mail/shown-charges.ts';
import type { BillPrinting } from './bill-printing.ts';

/** As on screens. */
const AVERAGE_MONTHS = 12;

export function billAnswer(printing: BillPrinting, { bill }: ShownCharges, width: number): Block {
  const { paper, document, words } = printing;
  const { texts, title } = document;
  const { invoiceCurrency: currency, totalCharge } = bill;
  return answerBlock(
    paper,
    {
      label: document.shown.length > 1 ? `${title} · ${currency}` : title,
      chip: statusChip(document),
      value: words.money(totalCharge, currency),
      facts: [
        ...historyFacts(document, words, { currency, exact: exactTotal(document, bill), shown: totalCharge }),
        ...(document.dueText === null
          ? []
          : [{ label: texts('billing.document.due'), value: document.dueText }]),
        ...companyFacts(printing, bill),
        ...conversionFacts(document, currency),
      ],
    },
    width,
  );
}

export function statusChip({ status, statusText }: Pick<InvoiceDocument, 'status' | 'statusText'>): Chip {
  return { tone: status === 'confirmed' ? 'down' : 'warning', direction: null, text: statusText };
}

function exactTotal({ charges }: InvoiceDocument, { invoiceCurrency, totalCharge }: CurrencyBill): number {
  return charges.bills.find((each) => each.invoiceCurrency === invoiceCurrency)?.totalCharge ?? totalCharge;
}

/** A part of a month beside a whole one says nothing. */
export function historyFacts(
  document: Pick<InvoiceDocument, 'texts' | 'language' | 'history' | 'status' | 'vendors'>,
  words: BillPrinting['words'],
  { currency, exact, shown: shownTotal }: { currency: string; exact: number; shown: number },
): Fact[] {
  const { texts, language, history, status, vendors } = document;
  const rounding = roundingOf(currency, vendors);
  const before = history.map(
    ({ totals }) => totals.find((each) => each.currency === currency)?.totalCharge ?? null,
  );
  const [last] = [before.at(-1)];
  const name = history.at(-1)?.name ?? '';
  const facts: Fact[] = [];
  if (last != null && status !== 'estimated') {
    const shown = roundedAmount(last, rounding);
    // As on screens: the percent is of exact amounts, the difference of those that are shown beside it.
    const change = costChange(exact, last);
    facts.push({
      label: texts('billing.paper.vsMonth', { month: name }),
      value: '',
      chip: {
        ...changeChip(change, language),
        second: words.money(differenceOf(shownTotal, shown), currency, 'signed'),
      },
      about: words.money(shown, currency),
    });
  } else if (last != null)
    facts.push({
      label: texts('billing.summary.lastMonth', { month: name }),
      value: words.money(roundedAmount(last, rounding), currency),
    });
  const earlier = before.slice(-AVERAGE_MONTHS).map((amount) => amount ?? 0);
  if (earlier.length > 1)
    facts.push({
      label: texts('billing.summary.average', { count: earlier.length }),
      value: words.money(roundedAmount(averageOf(sumMoney(earlier), earlier.length), rounding), currency),
    });
  return facts;
}

/** What it is for the company. */
function companyFacts(
  { document, words }: BillPrinting,
  { invoiceCurrency, conversions }: CurrencyBill,
): Fact[] {
  const { texts, language, vendors } = document;
  const own = conversions.find(({ of, currency }) => of === 'company' && currency !== invoiceCurrency);
  if (!own) return [];
  const { currency: to, rate, rateDate: date, rateSource: source, totalCharge } = own;
  const about = rateNote(texts, language, { from: invoiceCurrency, to, rate, date, source });
  const shownTotal = roundedAmount(totalCharge, roundingOf(to, vendors));
  return [
    { label: texts('billing.document.totalIn', { currency: to }), value: words.money(shownTotal, to), about },
  ];
}

function conversionFacts({ texts, conversions }: InvoiceDocument, currency: string): Fact[] {
  return conversions
    .filter(({ source }) => source === currency)
    .map(({ target, text, note }) => ({
      label: texts('billing.document.totalIn', { currency: target }),
      value: text,
      about: note,
    }));
}

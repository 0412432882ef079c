// What the bills of a month of several vendors add up to: line by line, each currency apart, and all in the company's.
import { BILL_LINES } from '../../../../lib/catalogue/bill-lines.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { charge } from '../../../../upstream/contract/billing/billing.ts';
import type { ReplyOf } from '../../../../upstream/contract/endpoint.ts';
import type { AppliedRate, BillLine, BillSum, BillSums, Vendor } from '../../../__generated__/graph-types.ts';
import { linesOf } from '../bill-lines.ts';

type Reply = ReplyOf<typeof charge>;
type CurrencyBill = Reply['bills'][number];

interface VendorBill {
  vendor: Vendor;
  /** Null: there are no charges in the month. */
  answer: Reply | null;
}

/** `missing` are vendors whose bill could not be had. */
export function billSums(bills: readonly VendorBill[], missing: readonly Vendor[]): BillSums {
  const billed = bills.flatMap(({ vendor, answer }) => (answer ? [{ vendor, reply: answer }] : []));
  const companyCurrency = billed.flatMap(({ reply }) => reply.charges)[0]?.companyCurrency ?? null;
  const parts = billed.flatMap(({ vendor, reply }) =>
    reply.bills.map((bill) => ({ vendor, bill, converted: convertedOf(bill, companyCurrency) })),
  );
  const currencies = [...new Set(parts.map(({ bill }) => bill.invoiceCurrency))].map((currency) => {
    const own = parts.filter(({ bill }) => bill.invoiceCurrency === currency);
    return { own, sum: sumOf(currency, own), worth: totalOf(own) };
  });
  return {
    companyCurrency,
    convertedTotal: parts.length === 0 ? null : totalOf(parts),
    currencies: currencies.sort((one, other) => worthOf(other) - worthOf(one)).map(({ sum }) => sum),
    rates: currencies.flatMap(({ own: [first] }) => (first ? ratesOf(first.bill) : [])),
    missing: [...missing],
    withoutBill: bills.filter(({ answer }) => answer === null).map(({ vendor }) => vendor),
  };
}

interface Part {
  vendor: Vendor;
  bill: CurrencyBill;
  /** In the company's currency; null without a rate. */
  converted: number | null;
}

/** Currencies without a rate follow all others. */
const worthOf = ({ worth }: { worth: number | null }) => worth ?? Number.NEGATIVE_INFINITY;

function totalOf(parts: readonly Part[]): number | null {
  const amounts = parts.flatMap(({ converted }) => converted ?? []);
  return amounts.length < parts.length ? null : sumMoney(amounts);
}

function convertedOf(bill: CurrencyBill, companyCurrency: string | null): number | null {
  if (bill.invoiceCurrency === companyCurrency) return bill.totalCharge;
  return bill.conversions.find(({ of }) => of === 'company')?.totalCharge ?? null;
}

/** One month has one rate of a currency, whichever vendor bills in it. */
function ratesOf({ invoiceCurrency, conversions }: CurrencyBill): AppliedRate[] {
  return conversions
    .filter(({ of }) => of === 'company')
    .map(({ currency, rate, rateDate, rateSource }) => ({
      ...{ from: invoiceCurrency, to: currency, rate, date: rateDate, source: rateSource },
    }));
}

function sumOf(currency: string, parts: readonly Part[]): BillSum {
  const lines = parts.flatMap(({ bill }) => linesOf(bill));
  return {
    currency,
    vendors: parts.map(({ vendor }) => vendor),
    lines: BILL_LINES.flatMap(({ kind, group, sign }): BillLine[] => {
      const own = lines.filter((line) => line.kind === kind);
      if (own.length === 0) return [];
      return [
        {
          ...{ kind, group, sign, amount: sumMoney(own.map(({ amount }) => amount)) },
          isCalculated: own.some(({ isCalculated }) => isCalculated),
          parts: own.flatMap((line) => line.parts),
        },
      ];
    }),
  };
}

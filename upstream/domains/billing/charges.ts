// The bill of a month (B-04): its sum line by line, the same by account, and how it comes from the vendor's own sum.
import { BILL_LINE_IDS, type BillAmounts, CONTRACT_LINES } from '../../../lib/catalogue/bill-lines.ts';
import { addDecimals, compareDecimals, isZeroDecimal, lessDecimal } from '../../../lib/money/money.ts';
import type { RateTable } from '../../../lib/money/rate-table.ts';
import type { ChargeRowReply, charge } from '../../contract/billing/billing.ts';
import type { ChargeFiguresReply } from '../../contract/billing/shapes.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import type { BilledMonth } from '../../stores/documents/loads/billed-months.ts';
import { companyById } from '../../stores/documents/platform/companies.ts';
import { rateTable } from '../../stores/documents/reference/exchange-rates.ts';
import { groupedBy } from '../shared/grouped-by.ts';
import { convertedAmount } from './bill-conversion.ts';
import { billStatus } from './bill-statuses.ts';
import { type Billing, wireMonth } from './billing-scope.ts';
import { type ChargeParts, chargeParts, type NamedCharge } from './charge-parts.ts';
import { type BillFigures, type MonthBill, monthBills } from './month-bills.ts';

type BillReply = ReplyOf<typeof charge>['bills'][number];

export async function chargesOf(billing: Billing, billed: BilledMonth): Promise<ReplyOf<typeof charge>> {
  const { stores, companyId } = billing;
  const { month } = billed;
  const [status, bills, parts, company, rates] = await Promise.all([
    billStatus(billing, billed),
    monthBills(billing, { start: month, end: month }),
    chargeParts(billing, month),
    companyById(stores.documents, companyId),
    rateTable(stores.documents),
  ]);
  const companyCurrency = company?.currency ?? 'USD';
  return {
    status,
    charges: bills.flatMap((bill) =>
      bill.items.map((item): ChargeRowReply => {
        const of = (part: NamedCharge) => part.currency === bill.currency && part.item === item.item;
        return {
          item: item.item,
          itemAlias: item.label,
          ...wireMonth(month),
          companyCurrency,
          invoiceCurrency: bill.currency,
          ...wireFigures(item),
          ...partsReply(parts, of),
        };
      }),
    ),
    bills: bills.map((bill) => billReply(bill, parts, companyCurrency, rates)),
  };
}

function billReply(
  bill: MonthBill,
  parts: ChargeParts,
  companyCurrency: string,
  rates: RateTable,
): BillReply {
  const { month, currency, contractCurrency, figures, vendorFigures } = bill;
  const { totalCharge } = figures;
  const targets = [
    { of: 'company' as const, target: companyCurrency },
    ...(contractCurrency ? [{ of: 'contract' as const, target: contractCurrency }] : []),
  ];
  const explanations = CONTRACT_LINES.map((line) => ({
    line,
    amount: lessDecimal(figures[line], vendorFigures[line]),
  }));
  return {
    invoiceCurrency: currency,
    ...wireFigures(bill),
    ...partsReply(parts, (part) => part.currency === currency),
    conversions: targets.flatMap(({ of, target }) => {
      const converted = convertedAmount(totalCharge, { source: currency, target, month }, rates);
      if (target === currency || converted === null) return [];
      const { amount, rate } = converted;
      const told = { rate: Number(rate.rate), rateDate: rate.date, rateSource: rate.source };
      return [{ of, currency: target, ...told, totalCharge: Number(amount) }];
    }),
    billedCost: Number(vendorFigures.totalCharge),
    difference: Number(lessDecimal(totalCharge, vendorFigures.totalCharge)),
    explanations: explanations
      .filter(({ amount }) => !isZeroDecimal(amount))
      .map(({ line, amount }) => ({ line, amount: Number(amount) })),
  };
}

function wireFigures({ figures, isSupportCalculated, isVatCalculated }: BillFigures): ChargeFiguresReply {
  const amounts = BILL_LINE_IDS.map((line) => [line, Number(figures[line])]);
  return { ...(Object.fromEntries(amounts) as BillAmounts), isSupportCalculated, isVatCalculated };
}

function partsReply({ credits, services }: ChargeParts, of: (part: NamedCharge) => boolean) {
  return {
    creditDetails: merged(credits.filter(of)).map(({ code, name, amount }) => ({
      crdtTypeCd: code,
      crdtNm: name,
      crdtAmt: Number(amount),
    })),
    additionalServices: merged(services.filter(of)).map(({ code, name, amount }) => ({
      additionalServiceCode: code,
      additionalServiceName: name,
      additionalServiceCharge: Number(amount),
    })),
  };
}

/** Those of all accounts together, by falling size. */
function merged(parts: readonly NamedCharge[]): NamedCharge[] {
  return [...groupedBy(parts, ({ code, name }) => `${code}\n${name}`).values()]
    .flatMap(([first, ...rest]) =>
      first ? [{ ...first, amount: addDecimals([first, ...rest].map(({ amount }) => amount)) }] : [],
    )
    .sort((one, other) => compareDecimals(other.amount.replace('-', ''), one.amount.replace('-', '')));
}

// The bills of all vendors as the bill of each currency, with a vendor in place of an account.
import type { Vendor } from '../../../components/vendors/vendors.ts';
import type { BillLike } from '../charges/charge-rows.ts';
import type { BillLineLike } from '../sum/useLineWords.ts';

interface VendorBill {
  vendor: Vendor;
  /** Not ok: without charges in the month, or without an answer. */
  charges:
    | { ok: false }
    | {
        ok: true;
        value: { bills: readonly { currency: string; lines: readonly BillLineLike[] }[] } | null | undefined;
      };
}

/** In the order of the sums; vendors by falling total. */
export function vendorBills(
  sums: readonly Pick<BillLike, 'currency' | 'lines'>[],
  bills: readonly VendorBill[],
  nameOf: (vendor: Vendor) => string,
): BillLike[] {
  const all = bills.flatMap(({ vendor, charges }) =>
    (charges.ok ? (charges.value?.bills ?? []) : []).map((bill) => ({ ...bill, vendor })),
  );
  return sums.map(({ currency, lines }) => ({
    currency,
    lines,
    accounts: all
      .filter((bill) => bill.currency === currency)
      .sort((one, other) => totalOf(other) - totalOf(one))
      .map((bill) => ({ key: bill.vendor, label: nameOf(bill.vendor), lines: bill.lines })),
  }));
}

function totalOf({ lines }: { lines: readonly BillLineLike[] }): number {
  return lines.find(({ kind }) => kind === 'TOTAL')?.amount ?? 0;
}

// The total of a vendor, or of a currency.
import { SignedMoney } from '../bill/SignedMoney.tsx';
import type { ChargeRow } from '../charges/charge-rows.ts';

export function VendorRowSum({ row }: { row: ChargeRow }) {
  return <SignedMoney amount={row.amount} exact={row.exact} currency={row.currency} tone="subtotal" />;
}

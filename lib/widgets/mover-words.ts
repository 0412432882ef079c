// What the sentence of a dashboard calls a mover, by the kind of its charges: more credit is less cost.

/** A service of an account, by kind of charge. */
export interface NamedMover {
  /** Names for people; empty where the charges name none. */
  product: string;
  account: string;
  /** Charge category of FOCUS: Usage, Purchase, Tax, Credit or Adjustment; empty where the charges name none. */
  charge: string;
  difference: number;
}

type Text = (
  id: 'dashboard.sentence.charge' | 'dashboard.sentence.item' | 'platform.item.none',
  values: Record<string, string>,
) => string;

const CREDIT = 'Credit';

/** `text` gives a text of the catalogue, its placeholders filled in. */
export function moverName(mover: NamedMover, text: Text): string {
  const { product, account, charge } = mover;
  const none = (kind: 'product' | 'account') => text('platform.item.none', { kind });
  const about = account || none('account');
  // Some vendors call the service of a credit "Credit".
  const isNamedByCharge = charge !== '' && product.toLowerCase() === charge.toLowerCase();
  const item = isNamedByCharge
    ? about
    : text('dashboard.sentence.item', { product: product || none('product'), account: about });
  return text('dashboard.sentence.charge', { charge: chargeWord(mover), item });
}

/** Whether cost itself moved, or credit that is taken off it. */
export function moverKind({ charge }: Pick<NamedMover, 'charge'>): 'COST' | 'CREDIT' {
  return charge === CREDIT ? 'CREDIT' : 'COST';
}

function chargeWord({ charge, difference }: NamedMover): string {
  if (charge !== CREDIT) return charge.toUpperCase();
  return difference > 0 ? 'LESS_CREDIT' : 'MORE_CREDIT';
}

// Azure's own list of reservations as JSON: what neither its charges nor its exports say, such as the scope of each.
import type { DatasetRecord } from '../../stores/documents/datasets/keep-dataset.ts';
import type { RejectedRow } from '../../stores/documents/loads/load-report.ts';
import { numberValue, type Parsed, textValue, timeValue } from './inventory-values.ts';

type Item = Readonly<Record<string, unknown>>;

const ID = /Microsoft\.Capacity\/reservationOrders\//i;
/** How such a file begins: a list, whose first item is a reservation. Lines of a cost export begin otherwise. */
export const AZURE_RESERVATION_MARK =
  /^\uFEFF?\s*(?:\[|\{\s*"value"\s*:\s*\[)[\s\S]*"id"\s*:\s*"[^"]*Microsoft\.Capacity\/reservationOrders\//i;
export const AZURE_RESERVATIONS_LAYOUT = 'Azure reservations inventory';

/** Columns of `commitment_inventory`, and where an item has them. */
const TEXTS = { name: 'displayName', scope: 'appliedScopeType', term: 'term' } as const;
const TIMES = { starts_at: 'effectiveDateTime', ends_at: 'expiryDateTime' } as const;

/** When it is paid, in the words of all inventories. */
const PAYMENTS: Readonly<Record<string, string>> = { upfront: 'All Upfront', monthly: 'No Upfront' };

/** The items of `az reservations reservation list`, or of an answer of the API; null where the document is neither. */
export function azureReservationsIn(document: unknown): Item[] | null {
  const list = Array.isArray(document) ? document : isItem(document) ? document.value : null;
  if (!Array.isArray(list)) return null;
  const items = list.filter(isItem);
  return items.length > 0 && items.some(({ id }) => ID.test(`${id}`)) ? items : null;
}

export function readAzureReservation(item: Item, line: number): DatasetRecord | RejectedRow {
  const fault = (column: string, given: unknown, reason: string): RejectedRow => ({
    ...{ line, column, reason },
    value: given === undefined ? null : (JSON.stringify(given)?.slice(0, 200) ?? null),
  });
  const { id, location } = item;
  if (typeof id !== 'string' || !ID.test(id)) return fault('id', id, 'is no id of a reservation');
  const properties = isItem(item.properties) ? item.properties : {};
  const sku = isItem(item.sku) ? item.sku : {};
  const row: DatasetRecord = {
    ...{ updated_at: '', vendor: 'azr', commitment_id: id, service: '', category: 'Usage' },
    payment_option: PAYMENTS[`${properties.billingPlan ?? ''}`.toLowerCase()] ?? null,
    state: stateOf(properties),
  };
  const members: [string, string, unknown, (given: unknown) => Parsed][] = [
    ['region', 'location', location, textValue],
    ['instance_type', 'sku.name', sku.name, textValue],
    ['quantity', 'quantity', properties.quantity, numberValue],
    ...Object.entries(TEXTS).map(([column, member]) => at(column, member, properties, textValue)),
    ...Object.entries(TIMES).map(([column, member]) => at(column, member, properties, timeValue)),
  ];
  for (const [column, member, given, read] of members) {
    const value = read(given);
    if ('reason' in value) return fault(member, given, value.reason);
    row[column] = value.value;
  }
  return row;
}

function at(
  column: string,
  member: string,
  properties: Item,
  read: (given: unknown) => Parsed,
): [string, string, unknown, (given: unknown) => Parsed] {
  return [column, member, properties[member], read];
}

/** One that stands is told by its dates. */
function stateOf({ displayProvisioningState, provisioningState }: Item): string | null {
  const state = `${displayProvisioningState ?? provisioningState ?? ''}`;
  return /^(|succeeded)$/i.test(state) ? null : state;
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

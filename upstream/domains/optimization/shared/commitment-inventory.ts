// Every commitment of a company: what its charges say, completed by the inventories of the providers. What neither says
// is null, and nothing is guessed from a neighbour.
import { inventoryRecords } from '../../../stores/documents/inventories/inventories.ts';
import { chargedCommitments } from './charged-commitments.ts';
import type { Commitment, InventoryQuestion } from './commitment.ts';
import { commitmentKey, toldCommitments } from './told-commitments.ts';

export type { Commitment, InventoryQuestion } from './commitment.ts';

/** By id. Commitments that were never charged, e.g. queued ones, are those of inventories alone. */
export async function commitmentInventory(question: InventoryQuestion): Promise<Commitment[]> {
  const { documents, companyId, vendors } = question;
  const [charged, records] = await Promise.all([
    chargedCommitments(question),
    inventoryRecords(documents, companyId),
  ]);
  const told = toldCommitments(records).filter(({ vendor }) => vendors.includes(vendor));
  const byKey = new Map(told.map((each) => [commitmentKey(each.vendor, each.id), each]));
  const merged = charged.map((commitment) => {
    let joint = commitment;
    for (const name of namesOf(commitment.id)) {
      const key = commitmentKey(commitment.vendor, name);
      const known = byKey.get(key);
      if (known) joint = joined(joint, known);
      byKey.delete(key);
    }
    return joint;
  });
  return [...merged, ...byKey.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

const AZURE_ORDER = /\/reservationOrders\/([^/]+)\//i;

/** Charges name a commitment by its whole path or ARN, inventories often by the last part of it, or by its order. */
function namesOf(id: string): string[] {
  const order = AZURE_ORDER.exec(id)?.[1];
  return order === undefined ? [id] : [order, id];
}

/** The provider's inventory knows the terms; the charges know what was paid, and who used it. */
function joined(charged: Commitment, told: Commitment): Commitment {
  const known = Object.entries(told).filter(([, value]) => value !== null && value !== '');
  const hasPrices =
    told.upfrontCost !== null || told.recurringHourly !== null || told.hourlyCommitment !== null;
  return {
    ...charged,
    ...(Object.fromEntries(known) as Partial<Commitment>),
    id: charged.id,
    source: 'BOTH',
    // An inventory names accounts by their ids and services by words of its own.
    ...{ account: charged.account || told.account, accountName: charged.accountName || told.accountName },
    ...{ product: charged.product || told.product, name: charged.name ?? told.name },
    type: charged.type ?? told.type,
    regionName: told.region === null || told.region === charged.region ? charged.regionName : told.regionName,
    // Amounts of two sources may be of two currencies.
    ...(hasPrices
      ? {
          hourlyCommitment: told.hourlyCommitment,
          upfrontCost: told.upfrontCost,
          recurringHourly: told.recurringHourly,
        }
      : {}),
    tags: { ...charged.tags, ...told.tags },
    firstChargeDay: charged.firstChargeDay,
    lastChargeDay: charged.lastChargeDay,
  };
}

// Which commitments of a company end soon, are idle, or are poorly used: the only place that decides it.
import type { DateRange, IsoDate } from '../../../../lib/calendar/calendar.ts';
import { yearMonthOf } from '../../../../lib/calendar/year-months.ts';
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import {
  COMMITMENT_KIND_NAMES,
  COMMITMENT_KINDS,
  type CommitmentKind,
} from '../../../../lib/commitments/commitment-kinds.ts';
import { daysUntil, REMINDER_DAYS } from '../../../../lib/commitments/reminders.ts';
import { commitmentReminders } from '../../../stores/documents/commitments/reminders.ts';
import type { RequestFacts } from '../../../stores/facts/facts-for.ts';
import { type CompanyData, type CompanyStores, vendorComplete } from '../../shared/company-data.ts';
import { groupedBy } from '../../shared/grouped-by.ts';
import { hasEnded, shortId } from '../reserved/terms.ts';
import { type Commitment, commitmentInventory } from '../shared/commitment-inventory.ts';
import { type RecentUse, recentUse, useKey } from './recent-use.ts';

/** IDLE: nothing of it was used; LOW: less than the company's threshold. An idle one is not reported as low. */
export type FindingKind = 'ENDS' | 'IDLE' | 'LOW';

export interface CommitmentFinding {
  finding: FindingKind;
  /** Which screens show it: also the name of the menu whose right sees it. */
  kind: CommitmentKind;
  commitment: Commitment;
  /** Its id in addresses. */
  key: string;
  /** Of ENDS: whole days until then, 0 to 90. */
  daysLeft: number | null;
  /** Of IDLE and LOW: the newest complete days of the vendor. */
  days: DateRange | null;
  /** Percent over these days. */
  utilization: number | null;
  /** Cost of the unused part on these days, in `currency`. */
  unused: number | null;
  /** ISO 4217 */
  currency: string | null;
  /** Of the portal, with the months in which it shows. */
  path: string;
}

export interface FindingQuestion {
  stores: CompanyStores;
  facts: Pick<RequestFacts, 'cost'>;
  companyId: string;
  data: CompanyData;
  /** See `InventoryQuestion.isOfEnds`. */
  isOfEnds?: boolean;
}

/** For all readers; each sees only those whose menu is allowed. Empty without data. */
export async function commitmentFindings(question: FindingQuestion): Promise<CommitmentFinding[]> {
  const { data } = question;
  if (data.clock.lastDay === null) return [];
  const kinds = COMMITMENT_KIND_NAMES.filter((kind) => data.vendors.includes(COMMITMENT_KINDS[kind].vendor));
  const vendors = [...new Set(kinds.map((kind) => COMMITMENT_KINDS[kind].vendor))];
  const [commitments, uses] = await Promise.all([
    standingCommitments(question, vendors),
    usesOf(question, vendors),
  ]);
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const { vendor, category } = COMMITMENT_KINDS[kind];
      const own = commitments.filter((each) => each.vendor === vendor && each.category === category);
      const { lowPercent } = await commitmentReminders(question.stores.documents, question.companyId, kind);
      return own.flatMap((commitment) => [
        ...endOf(kind, commitment, data.clock.today),
        ...poorUseOf(kind, commitment, uses.get(useKey(vendor, commitment.id)), lowPercent),
      ]);
    }),
  );
  return found.flat();
}

/** That have not ended. */
export async function standingCommitments(
  { stores: { documents }, facts, companyId, data, isOfEnds = false }: FindingQuestion,
  vendors: readonly VendorCode[],
): Promise<Commitment[]> {
  const all = await commitmentInventory({ facts, documents, companyId, vendors, isOfEnds });
  return all.filter((commitment) => !hasEnded(commitment, data.clock.today));
}

/** One question for all vendors whose data are complete up to the same day. */
async function usesOf(
  { stores, facts, companyId, data }: FindingQuestion,
  vendors: readonly VendorCode[],
): Promise<Map<string, RecentUse>> {
  const complete = vendors.flatMap((vendor) => {
    const through = vendorComplete(stores, data, vendor);
    return through === null ? [] : [{ vendor, through }];
  });
  const uses = await Promise.all(
    [...groupedBy(complete, ({ through }) => through)].map(([through, own]) =>
      recentUse(
        facts,
        companyId,
        own.map(({ vendor }) => vendor),
        through,
      ),
    ),
  );
  return new Map(uses.flatMap((each) => [...each]));
}

function endOf(kind: CommitmentKind, commitment: Commitment, today: IsoDate): CommitmentFinding[] {
  if (commitment.endsAt === null) return [];
  const daysLeft = daysUntil(commitment.endsAt, today);
  if (daysLeft < 0 || daysLeft > REMINDER_DAYS[0]) return [];
  const nothing = { days: null, utilization: null, unused: null, currency: null };
  const at = { start: today, end: today };
  return [{ finding: 'ENDS', ...aboutOf(kind, commitment, at), daysLeft, ...nothing }];
}

function poorUseOf(
  kind: CommitmentKind,
  commitment: Commitment,
  use: RecentUse | undefined,
  lowPercent: number,
): CommitmentFinding[] {
  if (!use || use.utilization === null || use.utilization >= lowPercent) return [];
  const finding = use.utilization === 0 ? 'IDLE' : 'LOW';
  return [{ finding, ...aboutOf(kind, commitment, use.days), daysLeft: null, ...use }];
}

function aboutOf(kind: CommitmentKind, commitment: Commitment, { start, end }: DateRange) {
  const key = shortId(commitment.id);
  const address = new URLSearchParams({ from: yearMonthOf(start), to: yearMonthOf(end) });
  address.set(COMMITMENT_KINDS[kind].parameter, key);
  return { kind, commitment, key, path: `${MENUS[kind].url}/utilization?${address}` };
}

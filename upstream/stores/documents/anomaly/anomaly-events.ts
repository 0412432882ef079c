// Anomalies of companies: each is kept under an id that stays while its evidence grows, shrinks or goes.
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { DateRange, IsoDate } from '../../../../lib/calendar/calendar.ts';
import type {
  AnomalyDirection,
  AnomalyKind,
  AnomalyLevel,
  DetectType,
  JudgedUnit,
  Sensitivity,
  WithdrawnReason,
} from '../../../../lib/catalogue/anomaly.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../database.ts';
import type { AnomalyEventRow } from './anomaly-schema.ts';

/** A value of a dimension and how it is called. */
export interface Named {
  key: string;
  name: string;
}

/** The cost that was judged; null: of all accounts, products or regions. */
export interface AnomalyScope {
  vendor: VendorCode;
  account: Named | null;
  product: Named | null;
  region: Named | null;
}

export interface AnomalyEvent extends AnomalyScope {
  eventId: string;
  companyId: string;
  kind: AnomalyKind;
  /** What it was judged by; of MONTH the kept days are months, by their first days. */
  unit: JudgedUnit;
  direction: AnomalyDirection;
  detectType: DetectType;
  ruleId: string | null;
  startedOn: IsoDate;
  lastSeenOn: IsoDate;
  /** Null while it lasts. */
  endedOn: IsoDate | null;
  days: number;
  /** Decimal texts in `currency`, of its days together; impact is real less expected. */
  real: string;
  expected: string;
  impact: string;
  /** Of the expected, decimal text; null where nothing was expected. */
  percent: string | null;
  /** ISO 4217 */
  currency: string;
  /** The newest day of the rates that amounts were converted by; null where none was. */
  rateDate: IsoDate | null;
  peakDay: IsoDate;
  level: AnomalyLevel;
  /** The lowest that finds it; null of a rule. */
  sensitivity: Sensitivity | null;
  /** What explains most of it, as data for words; null until it was looked for. */
  topCause: unknown;
  /** When it was found first, ISO 8601. */
  detectedAt: string;
  judgedAt: string;
  judgedThrough: IsoDate;
  dataVersion: number;
  withdrawnReason: WithdrawnReason | null;
}

/** Names the cost that a scope stands for: what it is judged, joined and given a fence by. */
export function seriesKey({ vendor, account, product, region }: AnomalyScope): string {
  return JSON.stringify([vendor, account?.key ?? null, product?.key ?? null, region?.key ?? null]);
}

export type EventIdentity = AnomalyScope &
  Pick<AnomalyEvent, 'companyId' | 'kind' | 'direction' | 'ruleId' | 'startedOn'>;

/** The same for the same finding: whichever program found it, and how often. */
export function eventIdOf(event: EventIdentity): string {
  const { companyId, kind, direction, ruleId, startedOn } = event;
  const parts = JSON.stringify([companyId, seriesKey(event), kind, direction, ruleId, startedOn]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 32);
}

export interface EventQuestion {
  /** Those that have a day in it. */
  range?: DateRange;
  vendors?: readonly VendorCode[];
  levels?: readonly AnomalyLevel[];
  detectTypes?: readonly DetectType[];
  /** Withdrawn ones too: left out by default. */
  isWithWithdrawn?: boolean;
}

/** The newest first; of one start those of the gravest level, then by id. */
export async function anomalyEvents(
  documents: Documents,
  companyId: string,
  { range, vendors, levels, detectTypes, isWithWithdrawn = false }: EventQuestion = {},
): Promise<AnomalyEvent[]> {
  let query = documents.selectFrom('anomaly_events').selectAll().where('company_id', '=', companyId);
  if (range) query = query.where('started_on', '<=', range.end).where('last_seen_on', '>=', range.start);
  if (vendors) query = query.where('vendor', 'in', vendors);
  if (levels) query = query.where('level', 'in', levels);
  if (detectTypes) query = query.where('detect_type', 'in', detectTypes);
  if (!isWithWithdrawn) query = query.where('withdrawn_reason', 'is', null);
  const rows = await query.orderBy('started_on', 'desc').orderBy('level').orderBy('event_id').execute();
  return rows.map(eventOf);
}

/** Withdrawn ones too; null where the company has none of this id. */
export async function anomalyEvent(
  documents: Documents,
  companyId: string,
  eventId: string,
): Promise<AnomalyEvent | null> {
  const row = await documents
    .selectFrom('anomaly_events')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row ? eventOf(row) : null;
}

function eventOf(row: Selectable<AnomalyEventRow>): AnomalyEvent {
  const named = (key: string | null, name: string | null) =>
    key === null ? null : { key, name: name ?? key };
  return {
    eventId: row.event_id,
    companyId: row.company_id,
    vendor: row.vendor as VendorCode,
    account: named(row.account_key, row.account_name),
    product: named(row.product_key, row.product_name),
    region: named(row.region_key, row.region_name),
    kind: row.kind as AnomalyKind,
    unit: row.unit as JudgedUnit,
    direction: row.direction as AnomalyDirection,
    detectType: row.detect_type as DetectType,
    ruleId: row.rule_id,
    startedOn: row.started_on,
    lastSeenOn: row.last_seen_on,
    endedOn: row.ended_on,
    days: row.days,
    real: row.real,
    expected: row.expected,
    impact: row.impact,
    percent: row.percent,
    currency: row.currency,
    rateDate: row.rate_date,
    peakDay: row.peak_day,
    level: row.level as AnomalyLevel,
    sensitivity: row.sensitivity as Sensitivity | null,
    topCause: row.top_cause === null ? null : JSON.parse(row.top_cause),
    detectedAt: row.detected_at,
    judgedAt: row.judged_at,
    judgedThrough: row.judged_through,
    dataVersion: row.data_version,
    withdrawnReason: row.withdrawn_reason as WithdrawnReason | null,
  };
}

// An anomaly as it is kept: exact sums of the facts by day, and what two models of three expected.
import {
  addDays,
  addMonths,
  type DateRange,
  daysIn,
  type IsoDate,
  laterOf,
} from '../../../../lib/calendar/calendar.ts';
import type { AnomalyDay, Sensitivity } from '../../../../lib/catalogue/anomaly.ts';
import {
  addDecimals,
  compareDecimals,
  lessDecimal,
  percentOf,
  roundDecimal,
} from '../../../../lib/money/money.ts';
import { type AnomalyEvent, eventIdOf } from '../../../stores/documents/anomaly/anomaly-events.ts';
import type { FoundAnomaly } from '../../../stores/documents/anomaly/save-anomalies.ts';
import type { RequestFacts } from '../../../stores/facts/facts-for.ts';
import { basisOfKind } from '../bases.ts';
import { type CostedEvent, costOfEvent } from '../causes/leaves.ts';
import type { Anomaly } from '../detection/find-anomalies.ts';
import { type AlarmBand, levelOf } from '../detection/levels.ts';
import type { JudgedDay } from '../detection/series.ts';
import { nameKey } from './read-leaves.ts';

/** Days before an anomaly that its chart shows: those that its models learnt from. */
const DAYS_BEFORE = 84;
/** Of what is judged by month. */
const MONTHS_BEFORE = 12;
/** Digits of what models expect; more say nothing. */
const EXPECTED_DIGITS = 6;

export interface Judged {
  companyId: string;
  currency: string;
  band: AlarmBand;
  through: IsoDate;
  at: Date;
  dataVersion: number;
  names: ReadonlyMap<string, string>;
}

export async function exactEvent(
  facts: RequestFacts,
  anomaly: Anomaly & { sensitivity: Sensitivity },
  judged: Judged,
): Promise<FoundAnomaly> {
  const draft = draftOf(anomaly, judged);
  const first = anomaly.series[0]?.day ?? anomaly.firstDay;
  const isMonthly = anomaly.unit === 'MONTH';
  const start = laterOf(
    first,
    isMonthly ? addMonths(anomaly.firstDay, -MONTHS_BEFORE) : addDays(anomaly.firstDay, -DAYS_BEFORE),
  );
  const { amounts, rateDate } = await amountsByDay(facts, draft, { start, end: anomaly.lastDay });
  const judgedDays = new Map(anomaly.series.map((day) => [day.day, day]));
  const days = [...amounts].map(([day, real]) => dayOf(day, real, judgedDays.get(day)));
  const own = days.filter(({ day }) => day >= anomaly.firstDay);
  const real = addDecimals(own.map((day) => day.real));
  const expected = addDecimals(own.map((day) => day.expected));
  const impact = lessDecimal(real, expected);
  const event: AnomalyEvent = {
    ...draft,
    ...{ real, expected, impact, rateDate },
    percent:
      compareDecimals(expected, '0') === 0 ? null : roundDecimal(String(percentOf(impact, expected)), 2),
    level: levelOf(Number(impact), judged.band),
  };
  return { event: { ...event, eventId: eventIdOf(event) }, days };
}

function draftOf(anomaly: Anomaly & { sensitivity: Sensitivity }, judged: Judged): AnomalyEvent {
  const at = judged.at.toISOString();
  const named = (dimension: string, key: string | null) =>
    key === null ? null : { key, name: judged.names.get(nameKey(dimension, key)) ?? key };
  return {
    ...{ eventId: '', companyId: judged.companyId, vendor: anomaly.vendor },
    account: named('account', anomaly.account),
    product: named('product', anomaly.product),
    region: named('region', anomaly.region),
    ...{ kind: anomaly.kind, direction: anomaly.direction, detectType: 'AI', ruleId: null },
    ...{ startedOn: anomaly.firstDay, lastSeenOn: anomaly.lastDay, endedOn: anomaly.endedOn },
    ...{
      unit: anomaly.unit,
      days: daysIn({ start: anomaly.firstDay, end: anomaly.lastDay }),
      real: '0',
      expected: '0',
      impact: '0',
      percent: null,
    },
    ...{ currency: judged.currency, rateDate: null, peakDay: anomaly.peakDay, level: 'MINOR' },
    ...{ sensitivity: anomaly.sensitivity, topCause: null, detectedAt: at, judgedAt: at },
    ...{ judgedThrough: judged.through, dataVersion: judged.dataVersion, withdrawnReason: null },
  };
}

function dayOf(day: IsoDate, real: string, judged: JudgedDay | undefined): AnomalyDay {
  const expected = judged ? roundDecimal(decimalOf(judged.expected), EXPECTED_DIGITS) : real;
  return {
    ...{ day, real, expected },
    models: judged?.models ?? [],
    isAlarm: judged?.isAlarm ?? false,
  };
}

export interface DailyAmounts {
  /** Decimal texts by day, or first day of a month, of the whole range. */
  amounts: Map<IsoDate, string>;
  /** The newest day of the rates that they were converted by. */
  rateDate: IsoDate | null;
}

/** What the cost of an anomaly is by day, or by month, as the facts sum it. */
export async function amountsByDay(
  facts: RequestFacts,
  event: CostedEvent & Pick<AnomalyEvent, 'kind' | 'unit'>,
  range: DateRange,
): Promise<DailyAmounts> {
  const { scope } = costOfEvent(event, basisOfKind(event.kind));
  const unit = event.unit === 'MONTH' ? 'month' : 'day';
  const answer = await facts.cost({ ...scope, range, groupBy: [], unit, limit: 0, skip: 0 });
  const costs = answer.total.series[0] ?? [];
  return {
    amounts: new Map(answer.buckets.map(({ start }, at) => [start, decimalOf(costs[at] ?? 0)])),
    rateDate:
      answer.rates
        .flatMap(({ date }) => date ?? [])
        .sort()
        .at(-1) ?? null,
  };
}

/** The shortest text of the number: the facts sum decimals, and a number keeps fifteen digits of them. */
function decimalOf(amount: number): string {
  return addDecimals([String(amount)]);
}

// Joins days with alarms into events: across gaps of up to three days; the other direction is another event.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { AnomalyDirection } from '../../../../lib/catalogue/anomaly.ts';
import type { AlarmRule, JudgedDay } from './series.ts';

const LONGEST_GAP = 3;
/** How many days before its first alarm belong to an event, by the rule that raised it. */
const DAYS_BEFORE: Record<AlarmRule, number> = { FENCE: 2, RUN: 2, DRIFT: 6 };

export interface FoundEvent {
  firstDay: IsoDate;
  lastDay: IsoDate;
  /** Null while it may go on: until so many days have passed as join. */
  endedOn: IsoDate | null;
  direction: AnomalyDirection;
  /** Sums of its days. */
  real: number;
  expected: number;
  peakDay: IsoDate;
  /** The day of its first alarm. */
  reportedOn: IsoDate;
  /** From the first to the last, those between that were as expected too. */
  days: JudgedDay[];
}

interface Span {
  from: number;
  reported: number;
  to: number;
  direction: AnomalyDirection;
}

/** `judged` are days in a row, the oldest first. */
export function joinEvents(judged: readonly JudgedDay[], minimumImpact = 0): FoundEvent[] {
  const spans: Span[] = [];
  for (const [at, { alarm }] of judged.entries()) {
    if (alarm === null) continue;
    const { direction } = alarm;
    const last = spans.at(-1);
    if (last?.direction === direction && gapBetween(judged, last.to, at) <= LONGEST_GAP) last.to = at;
    else spans.push({ from: startOf(judged, at, last?.to ?? -1), reported: at, to: at, direction });
  }
  return spans
    .map((span) => eventOf(judged, span))
    .filter(({ real, expected }) => Math.abs(real - expected) >= minimumImpact);
}

/** The event where more than one day is required: reported on the first day on which its days so far are enough. */
export function reportedWhen(
  event: FoundEvent,
  isEnough: (days: readonly JudgedDay[]) => boolean,
): FoundEvent[] {
  const { days } = event;
  const first = days.findIndex(({ day }) => day === event.reportedOn);
  for (let at = first; at < days.length; at += 1) {
    const day = days[at]?.day;
    if (day !== undefined && isEnough(days.slice(0, at + 1))) return [{ ...event, reportedOn: day }];
  }
  return [];
}

/** Days between two that say something. */
function gapBetween(judged: readonly JudgedDay[], from: number, to: number): number {
  return judged.slice(from + 1, to).filter(({ isCredited }) => !isCredited).length;
}

/** The days before the first alarm on the same side of the expected cost, as far as its rule looked back. */
function startOf(judged: readonly JudgedDay[], at: number, lastEnd: number): number {
  const first = judged[at]?.alarm;
  if (!first) return at;
  const sign = first.direction === 'UP' ? 1 : -1;
  let from = at;
  for (let back = 1; back <= DAYS_BEFORE[first.rule] && at - back > lastEnd; back += 1) {
    const day = judged[at - back];
    if (!day || (first.rule === 'FENCE' ? day.side !== sign : sign * (day.value - day.expected) < 0)) break;
    from = at - back;
  }
  return from;
}

function eventOf(judged: readonly JudgedDay[], { from, reported, to, direction }: Span): FoundEvent {
  const days = judged.slice(from, to + 1);
  const [first, last] = [days[0] as JudgedDay, days.at(-1) as JudgedDay];
  const sum = (of: (day: JudgedDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const sign = direction === 'UP' ? 1 : -1;
  const off = (day: JudgedDay) => sign * (day.value - day.expected);
  const peak = days.reduce((highest, day) => (off(day) > off(highest) ? day : highest), first);
  const isOver = gapBetween(judged, to, judged.length) >= LONGEST_GAP;
  return {
    firstDay: first.day,
    lastDay: last.day,
    endedOn: isOver ? last.day : null,
    direction,
    real: sum(({ value }) => value),
    expected: sum(({ expected }) => expected),
    peakDay: peak.day,
    reportedOn: (judged[reported] as JudgedDay).day,
    days,
  };
}

// Scores alerts by events, not by days: an event is found by the first alert on its scope and in its direction, from its
// first day to its horizon; further alerts while it lasts count for nothing; any other alert is false.
import type { AnomalyDirection, AnomalyKind } from '../../../lib/catalogue/anomaly.ts';
import { type Alert, type Basis, type Culprit, holds, type Place } from './company.ts';

/** What really happened, or, where it is no reason for an alert, what must not be told. */
export interface Truth {
  id: string;
  type: string;
  /** `must` is counted when it is missed; `may` is neither asked for nor false; on `must not` an alert is false. */
  alert: 'must' | 'may' | 'must not';
  /** Series that it changes; an alert on one of them, or on a sum that holds it, is on its scope. */
  places: readonly Place[];
  basis: Basis;
  kinds: readonly AnomalyKind[];
  direction: AnomalyDirection;
  /** Days: the first, the last on which finding it counts, and the last on which an alert is still about it. */
  start: number;
  horizon: number;
  end: number;
  /** An alert that was told from this day on counts, when it lasts into the event; `start` unless told otherwise. */
  since?: number;
  /** What changed, as finely as it is known: the first row of the causes should be one of them. */
  culprits?: readonly Culprit[];
}

export interface Score {
  found: { truth: Truth; delay: number; alert: Alert }[];
  missed: Truth[];
  /** On nothing that happened. */
  falseAlerts: Alert[];
  /** Of them those on what must not fire. */
  onMustNot: { truth: Truth; alert: Alert }[];
}

export function scoreOf(truths: readonly Truth[], alerts: readonly Alert[], bases: readonly Basis[]): Score {
  const asked = truths.filter(({ basis }) => bases.includes(basis));
  const score: Score = { found: [], missed: [], falseAlerts: [], onMustNot: [] };
  const told = [...alerts].sort((one, other) => one.reportedOn - other.reportedOn);
  for (const truth of asked) {
    if (truth.alert !== 'must') continue;
    const first = told.find((alert) => alert.reportedOn <= truth.horizon && isAbout(truth, alert));
    if (first) score.found.push({ truth, delay: Math.max(0, first.reportedOn - truth.start), alert: first });
    else score.missed.push(truth);
  }
  const real = truths.filter(({ alert }) => alert !== 'must not');
  const forbidden = truths.filter(({ alert }) => alert === 'must not');
  for (const alert of told) {
    if (real.some((truth) => isAbout(truth, alert))) continue;
    score.falseAlerts.push(alert);
    const truth = forbidden.find((each) => isAbout(each, alert));
    if (truth) score.onMustNot.push({ truth, alert });
  }
  return score;
}

export function isAbout(truth: Truth, alert: Alert): boolean {
  return (
    truth.direction === alert.direction &&
    truth.kinds.includes(alert.kind) &&
    alert.reportedOn >= (truth.since ?? truth.start) &&
    alert.reportedOn <= truth.end &&
    alert.lastDay >= truth.start &&
    truth.places.some((place) => holds(alert, place))
  );
}

export interface Figures {
  events: number;
  found: number;
  precision: number;
  recall: number;
  f1: number;
  delay: number;
  falseAMonth: number;
  onMustNot: number;
}

const MONTH = 30.4;

/** Of several runs together; `days` are those on which alerts could be told. */
export function figuresOf(scores: readonly Score[], days: number): Figures {
  const sum = (count: (score: Score) => number) => scores.reduce((total, score) => total + count(score), 0);
  const found = sum((score) => score.found.length);
  const events = found + sum((score) => score.missed.length);
  const wrong = sum((score) => score.falseAlerts.length);
  const precision = found + wrong === 0 ? 1 : found / (found + wrong);
  const recall = events === 0 ? 1 : found / events;
  return {
    ...{ events, found, precision, recall },
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    delay:
      found === 0
        ? Number.NaN
        : sum((score) => score.found.reduce((total, { delay }) => total + delay, 0)) / found,
    falseAMonth: (wrong * MONTH) / days,
    onMustNot: sum((score) => score.onMustNot.length),
  };
}

/** Events and those that were found, by type. */
export function byType(scores: readonly Score[]): Map<string, { events: number; found: number }> {
  const types = new Map<string, { events: number; found: number }>();
  const count = (type: string, isFound: boolean) => {
    const { events = 0, found = 0 } = types.get(type) ?? {};
    types.set(type, { events: events + 1, found: found + (isFound ? 1 : 0) });
  };
  for (const score of scores) {
    for (const { truth } of score.found) count(truth.type, true);
    for (const truth of score.missed) count(truth.type, false);
  }
  return types;
}

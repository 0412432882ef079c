// The order in which all places list alerts.
import { LEVEL_WEIGHTS } from '../../../lib/catalogue/anomaly.ts';
import type { Alert } from './alert.ts';

/** The most severe first, within a level the newest. Of those that were found at one moment, what ends sooner is first. */
export function compareAlerts(one: Alert, other: Alert): number {
  return (
    LEVEL_WEIGHTS[other.level] - LEVEL_WEIGHTS[one.level] ||
    compareTexts(other.since, one.since) ||
    daysLeft(one) - daysLeft(other) ||
    compareTexts(one.key, other.key)
  );
}

/** What has no end is behind what has one. */
function daysLeft(alert: Alert): number {
  return ('daysLeft' in alert ? alert.daysLeft : null) ?? Number.MAX_SAFE_INTEGER;
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

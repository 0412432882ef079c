// The level of an anomaly, by its impact over all of its days.
import type { AnomalyLevel } from '../../../../lib/catalogue/anomaly.ts';

/** The alarm band, in the currency of the impact. */
export interface AlarmBand {
  minAlert: number;
  maxAlert: number;
}

/** Of the size of the impact: falls are as severe as rises. */
export function levelOf(impact: number, { minAlert, maxAlert }: AlarmBand): AnomalyLevel {
  const size = Math.abs(impact);
  return size >= maxAlert ? 'CRITICAL' : size >= minAlert ? 'MAJOR' : 'MINOR';
}

/** Smaller differences are not reported: a hundredth of the band's lower end, or 0.2 % of what the vendor costs a day. */
export function minimumImpactOf(minAlert: number, vendorCostPerDay: number): number {
  return Math.max(minAlert / 100, vendorCostPerDay * 0.002);
}

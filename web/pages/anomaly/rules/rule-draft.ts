// A rule as it is typed, before it is saved: what the form holds, and what is wrong with it already (N-04).

import { GRAPH_FILTERS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import type { DomainErrorCode } from '../../../../lib/catalogue/domain-errors.ts';
import type { AnomalyRuleInput } from '../../../__generated__/useSaveRuleMutation.graphql.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import type { Condition } from '../../cost-analytics/shared/filters/conditions.ts';
import {
  type ConditionsByVendor,
  conditionsByVendor,
  filterInputs,
} from '../../cost-analytics/shared/filters/filter-address.ts';

export const BASES = ['USAGE', 'BILLED', 'EFFECTIVE'] as const;
export const COMPARISONS = [
  'LAST_3_DAYS',
  'LAST_7_DAYS',
  'LATEST_DAY_TO_AVERAGE',
  'MONTH_TO_DATE',
  'LATEST_DAY',
] as const;
export const PERCENTS = [5, 10, 15];
const FIRST_PERCENT = 10;

export interface RuleDraft {
  title: string;
  basis: (typeof BASES)[number];
  comparison: (typeof COMPARISONS)[number];
  scale: 'PERCENTAGE' | 'VALUE';
  /** Null while the field holds no number. */
  threshold: number | null;
  minAlert: number | null;
  maxAlert: number | null;
  isActive: boolean;
  conditions: ConditionsByVendor;
}

export function newDraft(band: { min: number; max: number }, conditions: ConditionsByVendor): RuleDraft {
  return {
    title: '',
    basis: 'USAGE',
    comparison: 'LAST_7_DAYS',
    scale: 'PERCENTAGE',
    threshold: FIRST_PERCENT,
    minAlert: band.min,
    maxAlert: band.max,
    isActive: true,
    conditions,
  };
}

/** Null while a number is missing or the band is turned round: it cannot be tried. */
export function ruleInput(draft: RuleDraft): AnomalyRuleInput | null {
  const { conditions, threshold, minAlert, maxAlert, ...rest } = draft;
  if (threshold === null || minAlert === null || maxAlert === null || bandFault(draft)) return null;
  return { ...rest, threshold, minAlert, maxAlert, filters: filterInputs(conditions) };
}

/** What is wrong with the band; null where nothing is. */
export function bandFault({ minAlert, maxAlert }: Pick<RuleDraft, 'minAlert' | 'maxAlert'>) {
  const isRight = minAlert !== null && maxAlert !== null && minAlert >= 0 && minAlert < maxAlert;
  return isRight ? null : ('ALERT_BAND_INVALID' satisfies DomainErrorCode);
}

interface GraphFilter {
  readonly vendor: string;
  readonly conditions: readonly {
    readonly field: string;
    readonly tagKey?: string | null | undefined;
    readonly isExcluding: boolean;
    readonly values?: readonly string[] | null | undefined;
    readonly contains?: string | null | undefined;
    readonly startsWith?: string | null | undefined;
  }[];
}

/** Conditions of the graph as the panel of filters changes them. */
export function conditionsOf(filters: readonly GraphFilter[]): ConditionsByVendor {
  return conditionsByVendor((vendor: Vendor) =>
    (filters.find((each) => each.vendor === vendor)?.conditions ?? []).flatMap((condition): Condition[] => {
      const field = GRAPH_FILTERS.find(condition.field);
      const { isExcluding, tagKey = null, values = null, contains = null, startsWith = null } = condition;
      return field ? [{ field, isExcluding, tagKey, values, contains, startsWith }] : [];
    }),
  );
}

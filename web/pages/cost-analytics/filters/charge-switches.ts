// Charges that are no usage, each left out of all vendors' cost by one switch.
import { NO_TEXT } from '../../../../lib/cost/condition-words.ts';
import type { Condition } from '../shared/filters/conditions.ts';
import { sharedConditions } from '../shared/filters/shared-conditions.ts';

const LEFT_OUT = { ...NO_TEXT, tagKey: null, isExcluding: true } as const;

/** What leaves them out. */
export const CHARGE_SWITCHES = {
  tax: { ...LEFT_OUT, field: 'chargeCategory', values: ['Tax'] },
  /** Providers sell it as a product of its own. */
  support: { ...LEFT_OUT, field: 'product', values: null, contains: 'Support' },
  credit: { ...LEFT_OUT, field: 'chargeCategory', values: ['Credit'] },
} as const satisfies Record<string, Condition>;

export type ChargeSwitch = keyof typeof CHARGE_SWITCHES;
export const CHARGE_SWITCH_NAMES = Object.keys(CHARGE_SWITCHES) as ChargeSwitch[];

/** Those that are left out of every vendor's cost, given the conditions on each. */
export function leftOut(conditions: readonly (readonly Condition[])[]): ChargeSwitch[] {
  return CHARGE_SWITCH_NAMES.filter((name) => {
    const condition = CHARGE_SWITCHES[name];
    // With the condition alone beside them, it is shared where all of them have it.
    return sharedConditions([[condition], ...conditions]).length > 0 && conditions.length > 0;
  });
}

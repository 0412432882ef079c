// What a dashboard may be called, the same in the browser, the gateway and the services (D-01).

import { isWithinLength, lengthOf, MAX_TEXT_LENGTH, nameKeyOf } from './text-rules.ts';

/** The most dashboards that one person has in one company. */
export const MAX_DASHBOARDS = 10;

export const DEFAULT_DASHBOARD_NAME = 'Dashboard';

export type DashboardNameFault = 'DASHBOARD_NAME_REQUIRED' | 'TEXT_TOO_LONG' | 'CONTROL_CHARACTERS';

/** Why a dashboard may not be called so; null for a name that may be used where no other dashboard has it. */
export function dashboardNameFault(name: string): DashboardNameFault | null {
  const text = name.trim();
  if (text === '') return 'DASHBOARD_NAME_REQUIRED';
  if (/\p{Cc}/u.test(text)) return 'CONTROL_CHARACTERS';
  return isWithinLength(text) ? null : 'TEXT_TOO_LONG';
}

/** "Dashboard", "Dashboard 2" and so on: the first that is free. */
export function numberedName(taken: readonly string[]): string {
  return firstFree(taken, (number) =>
    number === 1 ? DEFAULT_DASHBOARD_NAME : `${DEFAULT_DASHBOARD_NAME} ${number}`,
  );
}

/** "Name Copy(1)", "Name Copy(2)" and so on: the first that is free. A copy of a copy counts on. */
export function copyName(name: string, taken: readonly string[]): string {
  const original = name.trim().replace(/ Copy\(\d+\)$/, '');
  return firstFree(taken, (number) => {
    const suffix = ` Copy(${number})`;
    return [...original].slice(0, MAX_TEXT_LENGTH - lengthOf(suffix)).join('') + suffix;
  });
}

function firstFree(taken: readonly string[], nameOf: (number: number) => string): string {
  const keys = new Set(taken.map(nameKeyOf));
  for (let number = 1; ; number += 1) {
    const name = nameOf(number);
    if (!keys.has(nameKeyOf(name))) return name;
  }
}

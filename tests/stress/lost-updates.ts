// Jepsen's set test: clients add elements to one kept set, each save naming the version that it read. Whatever order
// they come in, each version is written once, and every element that was acknowledged is in the set at the end.

import { budgetsVersion, changeBudgets } from '../../upstream/domains/budgets/save-budgets.ts';
import { Refusal } from '../../upstream/refusal.ts';
import { budgetsOf } from '../../upstream/stores/documents/budgets/budgets.ts';
import {
  addSavedFilter,
  overwriteSavedFilter,
  savedFiltersOf,
} from '../../upstream/stores/documents/cost-analytics/saved-filters.ts';
import {
  addDashboard,
  changeDashboard,
  dashboardOfOwner,
} from '../../upstream/stores/documents/dashboards/dashboards.ts';
import type { Documents } from '../../upstream/stores/documents/database.ts';
import { userOfEmail } from '../../upstream/stores/documents/people/users.ts';

/** The set as it was read. */
interface ReadSet {
  elements: readonly number[];
  version: number | string;
}

/** A kept thing that can hold a set of numbers. */
export interface KeptSet {
  name: string;
  make: (documents: Documents) => Promise<void>;
  read: (documents: Documents) => Promise<ReadSet>;
  /** The set with one more; whether it was taken. It is not, when another save came between. */
  add: (documents: Documents, element: number, read: ReadSet) => Promise<boolean>;
}

export interface SetReport {
  saves: number;
  taken: number;
  refused: number;
  /** What must never be, in words. */
  faults: readonly string[];
}

const OWNER = { userId: 'ann', companyId: 'acme' };
const AT = new Date('2026-03-01T10:00:00.000Z');

const dashboardSet: KeptSet = {
  name: 'dashboard',
  make: async (documents) => {
    const made = { nameOf: () => 'Set', isTemplate: false, scope: '{}', widgets: '[]' };
    await addDashboard(documents, OWNER, made, AT);
  },
  read: async (documents) => {
    const found = await dashboardOfOwner(documents, OWNER, { index: 1 });
    if (!found) throw new Error('there is no dashboard');
    return { elements: JSON.parse(found.widgets), version: found.version };
  },
  add: async (documents, element, { elements, version }) => {
    const widgets = JSON.stringify([...elements, element]);
    const base = { index: 1, version: Number(version) };
    const saved = await changeDashboard(documents, OWNER, base, (now) => ({ ...now, widgets }), AT);
    return isTaken(saved);
  },
};

const filterSet: KeptSet = {
  name: 'saved filter',
  make: async (documents) => {
    await addSavedFilter(documents, OWNER, { name: 'Set', conditions: '[]' }, AT);
  },
  read: async (documents) => {
    const [found] = await savedFiltersOf(documents, OWNER);
    if (!found) throw new Error('there is no saved filter');
    return { elements: JSON.parse(found.conditions), version: found.version };
  },
  add: async (documents, element, { elements, version }) => {
    const conditions = JSON.stringify([...elements, element]);
    const change = { index: 1, version: Number(version), name: 'Set', conditions };
    return isTaken(await overwriteSavedFilter(documents, OWNER, change, AT));
  },
};

/** The set of all budgets of the company: an element is the month of one. */
const budgetSet: KeptSet = {
  name: 'budgets',
  make: async () => undefined,
  read: async (documents) => {
    const budgets = await budgetsOf(documents, OWNER.companyId);
    return { elements: budgets.map(({ amount }) => Number(amount)), version: budgetsVersion(budgets) };
  },
  add: async (documents, element, { version }) => {
    const actor = await userOfEmail(documents, 'ann@acme.example');
    if (!actor) throw new Error('there is no user');
    const year = 2000 + Math.floor(element / 12);
    const cell = {
      scope: 'company' as const,
      vendor: null,
      accountId: null,
      serviceGroupSet: null,
      serviceGroup: null,
      tagKey: null,
      tagValue: null,
      month: `${year}-${String((element % 12) + 1).padStart(2, '0')}-01`,
      amount: String(element),
      currency: 'USD',
    };
    try {
      const change = { documents, companyId: OWNER.companyId, actor, at: AT };
      await changeBudgets(change, { version: String(version), set: [cell], removed: [] });
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'CHANGED_MEANWHILE') return false;
      throw error;
    }
  },
};

export const KEPT_SETS: readonly KeptSet[] = [dashboardSet, filterSet, budgetSet];

/** `programs` are the same store, as each of several programs has opened it; the clients are spread over them. */
export async function raceToAdd(
  kept: KeptSet,
  programs: readonly [Documents, ...Documents[]],
  { clients, saves }: { clients: number; saves: number },
): Promise<SetReport> {
  await kept.make(programs[0]);
  const before = new Set((await kept.read(programs[0])).elements);
  /** Elements by the version that they were added to. */
  const won = new Map<number | string, number[]>();
  let next = 0;
  let refused = 0;
  const client = async (documents: Documents) => {
    while (next < saves) {
      const element = next;
      next += 1;
      const read = await kept.read(documents);
      if (await kept.add(documents, element, read))
        won.set(read.version, [...(won.get(read.version) ?? []), element]);
      else refused += 1;
    }
  };
  await Promise.all(
    Array.from({ length: clients }, (_, n) => client(programs[n % programs.length] ?? programs[0])),
  );
  const acknowledged = [...won.values()].flat();
  const { elements } = await kept.read(programs[0]);
  const faults = [
    ...[...won]
      .filter(([, winners]) => winners.length > 1)
      .map(([version]) => `two saves took version ${version}`),
    ...acknowledged.filter((element) => !elements.includes(element)).map((element) => `${element} is lost`),
    ...elements
      .filter((element) => !before.has(element) && !acknowledged.includes(element))
      .map((element) => `${element} was refused and is there`),
  ];
  if (new Set(elements).size !== elements.length) faults.push('an element is there twice');
  return { saves, taken: acknowledged.length, refused, faults };
}

function isTaken(saved: object | string): boolean {
  if (typeof saved !== 'string') return true;
  if (saved === 'CHANGED_MEANWHILE') return false;
  throw new Error(saved);
}

// What is saved while the program is killed: one kept thing each, whose content tells which save it is of.

import { checkReservation, sendInvoice } from '../../upstream/contract/billing/invoice-mail.ts';
import { budgetList, budgetSave } from '../../upstream/contract/budgets/budgets.ts';
import {
  saveFilter,
  saveFilterAs,
  userFilters,
} from '../../upstream/contract/cost-analytics/saved-filters.ts';
import { dashboards, saveAsDashboard, saveDashboard } from '../../upstream/contract/dashboard/widget.ts';
import type { RequestOf } from '../../upstream/contract/endpoint.ts';
import { SAMPLE_REQUESTS } from '../support/product/requests.ts';
import { ask, type Caller } from '../support/product/rest.ts';

/** What the store has: the number of the save that it is of, and what the next save names as read. */
export interface Kept {
  save: number;
  version: number | string;
}

export interface Saver {
  name: string;
  /** Makes it, as save 0. */
  make: (caller: Caller) => Promise<Kept>;
  /** Comes back when the save was acknowledged. */
  save: (caller: Caller, save: number, read: Kept) => Promise<Kept>;
  /** Throws when a part of it is of another save than the rest. */
  read: (caller: Caller) => Promise<Kept>;
}

const SCOPE = { timeFrame: null, selectedVendors: null, currency: null, isAmortizedCost: null };
const WIDGETS = 8;
const VALUES = 10;
const RECIPIENTS = ['viewer@skyledger.example', 'finance@skyledger.example'];
const MONTHS = Array.from({ length: 12 }, (_, month) => `2031-${String(month + 1).padStart(2, '0')}-01`);

export function dashboardSaver(name: string): Saver {
  let index = 0;
  const content = (save: number) => ({
    dashboardName: `${name} ${save}`,
    scope: SCOPE,
    widgets: Array.from({ length: WIDGETS }, (_, n) => ({
      widgetType: 'alerts' as const,
      title: `${name} ${save}`,
      index: n + 1,
      x: (n % 4) * 6,
      y: Math.floor(n / 4) * 13,
      width: 6,
      height: 13,
    })),
  });
  return {
    name,
    make: async (caller) => {
      const made = await ask(caller, saveAsDashboard, { dashboard: content(0) });
      index = made.index;
      return { save: 0, version: made.version };
    },
    save: async (caller, save, { version }) => {
      const request = { dashboard: { ...content(save), index }, version: Number(version) };
      return { save, version: (await ask(caller, saveDashboard, request)).version };
    },
    read: async (caller) => {
      const found = (await ask(caller, dashboards, {})).list.find((one) => one.index === index);
      if (!found) throw new Error(`${name} is gone`);
      const texts = [found.dashboardName, ...found.widgets.map(({ title }) => title ?? '')];
      return { save: ofOneSave(name, texts, WIDGETS + 1), version: found.version };
    },
  };
}

export function filterSaver(name: string): Saver {
  let index = 0;
  const content = (save: number) => ({
    filterName: `${name} ${save}`,
    conditions: {
      aws: [{ field: 'product' as const, values: Array.from({ length: VALUES }, (_, n) => `${n}: ${save}`) }],
    },
  });
  return {
    name,
    make: async (caller) => {
      const made = await ask(caller, saveFilterAs, content(0));
      index = made.index;
      return { save: 0, version: made.version };
    },
    save: async (caller, save, { version }) => {
      const request = { ...content(save), index, version: Number(version) };
      return { save, version: (await ask(caller, saveFilter, request)).version };
    },
    read: async (caller) => {
      const found = (await ask(caller, userFilters, {})).list.find((one) => one.index === index);
      if (!found) throw new Error(`${name} is gone`);
      const [condition] = found.conditions.aws ?? [];
      const values = condition && 'values' in condition ? (condition.values ?? []) : [];
      return { save: ofOneSave(name, [found.filterName, ...values], VALUES + 1), version: found.version };
    },
  };
}

export function reservationSaver(name: string): Saver {
  let seq: number | null = null;
  const request = (save: number, version: number | null): RequestOf<typeof sendInvoice> => ({
    ...(SAMPLE_REQUESTS.sendInvoice as RequestOf<typeof sendInvoice>),
    sendType: 'monthly',
    rprtId: seq,
    version,
    rprtTitl: `${name} ${save}`,
    invoiceContent: `Of the save ${save}`,
    recipientList: RECIPIENTS.slice(save % 2),
    idempotencyKey: `${name.replaceAll(' ', '-')}-${save}`,
  });
  const read = async (caller: Caller): Promise<Kept> => {
    const asked = { cmpnId: caller.companyId, siteId: '', vendor: null };
    const found = (await ask(caller, checkReservation, asked)).list.find((one) => one.seq === seq);
    if (!found) throw new Error(`${name} is gone`);
    const save = ofOneSave(name, [found.rprtTitl, found.invoiceContent], 2);
    if (found.recipientList.length !== RECIPIENTS.slice(save % 2).length)
      throw new Error(`${name} has the recipients of another save than ${save}`);
    return { save, version: found.version };
  };
  return {
    name,
    make: async (caller) => {
      seq = (await ask(caller, sendInvoice, request(0, null))).seq;
      return read(caller);
    },
    save: async (caller, save, { version }) => {
      await ask(caller, sendInvoice, request(save, Number(version)));
      return { save, version: Number(version) + 1 };
    },
    read,
  };
}

/** A year of amounts; nobody else may save budgets of the company. */
export function budgetSaver(name: string): Saver {
  const scope = {
    scope: 'tag' as const,
    vendor: null,
    accountId: null,
    serviceGroupSet: null,
    serviceGroup: null,
    tagKey: 'storm',
    tagValue: name,
  };
  const read = async (caller: Caller) => {
    const { rows, version } = await ask(caller, budgetList, {
      startMonth: '2031-01-01',
      months: 12,
      isAmortizedCost: false,
    });
    const found = rows.find(({ tagKey, tagValue }) => tagKey === 'storm' && tagValue === name);
    const amounts = (found?.months ?? []).flatMap(({ set }) => (set ? [set.amount] : []));
    return { save: amounts.length === 0 ? -1 : ofOneSave(name, amounts, 12), version };
  };
  const save = async (caller: Caller, number: number, { version }: Kept) => {
    const set = MONTHS.map((month) => ({ ...scope, month, amount: String(number), currency: 'USD' }));
    const saved = await ask(caller, budgetSave, { version: String(version), set, removed: [] });
    return { save: number, version: saved.version };
  };
  return { name, make: async (caller) => save(caller, 0, await read(caller)), save, read };
}

/** The number at the end of all the texts. */
function ofOneSave(name: string, texts: readonly string[], count: number): number {
  const numbers = new Set(texts.map((text) => Number(/(\d+)$/.exec(text)?.[1])));
  const [save, ...others] = numbers;
  if (save === undefined || others.length > 0 || texts.length !== count)
    throw new Error(`${name} is of the saves ${[...numbers].join(', ')} in ${texts.length} parts`);
  return save;
}

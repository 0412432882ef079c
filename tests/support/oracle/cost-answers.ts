// Cost analytics asked through the graph, page by page, and held against sums of the raw files.
import { Big } from 'big.js';
import { expect } from 'vitest';
import { MAX_COST_ITEMS } from '../../../upstream/contract/cost-analytics/cost-analytics.ts';
import type { TestGateway } from '../product/gateway.ts';
import type { RawItem } from './raw/raw-sums.ts';

export interface AnsweredItem {
  vendor: string;
  keys: string[];
  labels: string[];
  total: number;
  share: number;
  amounts: (number | null)[];
  months?: (number | null)[];
  /** Of a line of several vendors. */
  byVendor?: { vendor: string; amount: number }[] | null;
}

export interface CostAnswer {
  axis: { date: string }[];
  /** Where they were asked for. */
  months?: { date: string }[];
  total: { total: number; amounts: (number | null)[]; months?: (number | null)[] };
  groupings: { viewBy: string }[];
  items: AnsweredItem[];
}

const COST = `query ($query: CostAnalyticsQuery!, $page: Int!, $months: Boolean! = false) { viewer {
  costAnalytics(query: $query) {
    axis { date } months @include(if: $months) { date } groupings { viewBy }
    total { total amounts months @include(if: $months) }
    items(page: $page, itemsPerPage: 200) {
      totalCount edges { node { vendor byVendor { vendor amount } keys labels total share amounts months @include(if: $months) } } } } } }`;

interface Page {
  viewer: {
    costAnalytics: Omit<CostAnswer, 'items'> & {
      items: { totalCount: number; edges: { node: AnsweredItem }[] };
    };
  };
}

/** All pages of items. */
export async function askCost(
  gateway: TestGateway,
  query: object,
  { token, months = false }: { token?: string; months?: boolean } = {},
): Promise<CostAnswer> {
  const pageOf = async (page: number) => {
    const question = { variables: { query, page, months }, ...(token && { token }) };
    return (await gateway.ask<Page>(COST, question)).expectData().viewer.costAnalytics;
  };
  const first = await pageOf(1);
  const items = first.items.edges.map(({ node }) => node);
  for (let page = 2; items.length < first.items.totalCount; page += 1) {
    items.push(...(await pageOf(page)).items.edges.map(({ node }) => node));
  }
  return { ...first, items };
}

interface AnsweredPart {
  vendor: string | null;
  key: string;
  cost: number;
  share: number;
}

interface AnsweredPortion extends AnsweredPart {
  isOthers: boolean;
  others: AnsweredPart[];
}

export interface PortionsAnswer {
  costs: AnsweredPortion[];
  credits: AnsweredPortion[];
  total: number;
}

const PART = 'vendor key cost share';
const PORTION = `${PART} isOthers others { ${PART} }`;
const PORTIONS = `query ($query: CostAnalyticsQuery!) { viewer { costAnalytics(query: $query) {
  total { total } portions { costs { ${PORTION} } credits { ${PORTION} } } } } }`;

/** What part of the total each item is. */
export async function askPortions(gateway: TestGateway, query: object): Promise<PortionsAnswer> {
  const reply = await gateway.ask<{
    viewer: { costAnalytics: { total: { total: number }; portions: Omit<PortionsAnswer, 'total'> } };
  }>(PORTIONS, { variables: { query } });
  const { total, portions } = reply.expectData().viewer.costAnalytics;
  return { ...portions, ...total };
}

const CODES: Record<string, string> = { AWS: 'aws', AZURE: 'azr', GCP: 'gcp' };

const codeOf = (vendor: string) => CODES[vendor] ?? vendor;

export function nameOf({ vendor, keys }: Pick<AnsweredItem, 'vendor' | 'keys'>): string {
  return [codeOf(vendor), ...keys].join('|');
}

/** Half of the smallest unit that spread cost is cut to, many times over; far below what any screen shows. */
const NEAR = 1e-9;

export function isNear(actual: number | null | undefined, expected: Big | undefined): boolean {
  if (expected === undefined) return actual === null;
  return typeof actual === 'number' && new Big(actual).minus(expected).abs().lt(NEAR);
}

/** Every item and the total by month, regardless of the unit; a month without rows is null. */
export function expectMonths(answer: CostAnswer, expected: ReadonlyMap<string, RawItem>): void {
  const dates = answer.months?.map(({ date }) => date) ?? [];
  expect(dates.length).toBeGreaterThan(1);
  const wrong = answer.items.filter((item) => {
    const steps = expected.get(nameOf(item))?.steps;
    return dates.some((date, place) => !isNear(item.months?.[place], steps?.get(date)));
  });
  expect(wrong.map(nameOf)).toEqual([]);
  dates.forEach((date, place) => {
    const sum = [...expected.values()].reduce((all, { steps }) => all.plus(steps.get(date) ?? 0), new Big(0));
    expect(isNear(answer.total.months?.[place], sum)).toBe(true);
  });
}

function expectListed(items: readonly AnsweredItem[], expected: ReadonlyMap<string, RawItem>): void {
  const names = items.map(nameOf);
  if (expected.size <= MAX_COST_ITEMS) {
    expect(names.sort()).toEqual([...expected.keys()].sort());
    return;
  }
  expect(new Set(names).size).toBe(MAX_COST_ITEMS);
  const listed = new Set(names);
  const least = Math.min(...items.map(({ total }) => total));
  const dearer = [...expected].filter(([name, { total }]) => !listed.has(name) && total.gt(least + NEAR));
  expect(dearer.map(([name]) => name)).toEqual([]);
}

/** Every item, its total and each of its steps; a step without rows is null. Of very many the costliest are listed. */
export function expectItems(answer: CostAnswer, expected: ReadonlyMap<string, RawItem>): void {
  expectListed(answer.items, expected);
  const wrong = answer.items.flatMap((item) => {
    const raw = expected.get(nameOf(item));
    const isTotal = isNear(item.total, raw?.total);
    const steps = answer.axis.filter(({ date }, place) => !isNear(item.amounts[place], raw?.steps.get(date)));
    return isTotal && steps.length === 0
      ? []
      : [`${nameOf(item)}: ${item.total} ${raw?.total} at ${steps[0]?.date}`];
  });
  expect(wrong).toEqual([]);
}

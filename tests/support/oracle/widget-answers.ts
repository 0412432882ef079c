// Asks the widgets' figures through the graph and tells where they differ from raw sums.
import { Big } from 'big.js';
import type { TestGateway } from '../product/gateway.ts';
import type { RawItem } from './raw/raw-sums.ts';
import type { RawPart } from './raw/raw-widgets.ts';

const CODES: Record<string, string> = {
  AWS: 'aws',
  AZURE: 'azr',
  GCP: 'gcp',
  OCI: 'oci',
  NCLOUD: 'ncp',
  TENCENT: 'tencent',
  OPENSTACK: 'openstack',
};

export const codeOf = (vendor: string | null) => CODES[vendor ?? ''] ?? '';

/** Far below what any screen shows; factors of exchange rates have 18 digits. */
export function isClose(actual: number, expected: Big): boolean {
  const size = expected.abs();
  return new Big(actual)
    .minus(expected)
    .abs()
    .lt(size.gt(1) ? size.times(1e-9) : 1e-9);
}

export const PORTION = `currency total totalCount range { start end } unconverted { currency }
  items { vendor key cost share isOthers othersCount others { vendor key cost share } byVendor { vendor amount } }`;

interface Part {
  vendor: string | null;
  key: string;
  cost: number;
  share: number;
}

export interface PortionAnswer {
  currency: string;
  total: number;
  totalCount: number;
  range: { start: string; end: string };
  unconverted: { currency: string }[];
  items: (Part & {
    isOthers: boolean;
    othersCount: number;
    others: Part[];
    byVendor: { vendor: string; amount: number }[];
  })[];
}

/** What is wrong with a portion; `parts` are all there are, by falling cost, named `vendor|value` or by value. */
export function portionFaults(
  answer: PortionAnswer,
  parts: readonly RawPart[],
  { shown = 10, isMerged = false }: { shown?: number; isMerged?: boolean } = {},
): string[] {
  const total = sumOf(parts.map(({ cost }) => cost));
  const known = new Map(parts.map(({ name, cost }) => [name, cost]));
  const alone = answer.items.filter(({ isOthers }) => !isOthers);
  const [others] = answer.items.filter(({ isOthers }) => isOthers);
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  check(isClose(answer.total, total), `total ${answer.total}, not ${total}`);
  check(answer.totalCount === parts.length, `${answer.totalCount} items, not ${parts.length}`);
  check(alone.length === Math.min(shown, parts.length), `${alone.length} items stand alone`);
  for (const [place, item] of alone.entries()) {
    // Of items that cost the same any order is right.
    check(isClose(item.cost, parts[place]?.cost ?? new Big(0)), `${item.key} is not the ${place}th largest`);
  }
  for (const item of [...alone, ...(others?.others ?? [])]) {
    const name = isMerged ? item.key : `${codeOf(item.vendor)}|${item.key}`;
    check(
      isClose(item.cost, known.get(name) ?? new Big(NO_COST)),
      `${name}: ${item.cost}, not ${known.get(name)}`,
    );
    check(isShare(item.share, item.cost, total), `${name} has the share ${item.share}`);
  }
  for (const item of answer.items) {
    const amounts = item.byVendor.map(({ amount }) => new Big(amount));
    check(isClose(item.cost, sumOf(amounts)), `the vendors of ${item.key} have not its cost`);
  }
  const left = parts.length - alone.length;
  check((others?.othersCount ?? 0) === left, `${others?.othersCount} others, not ${left}`);
  const rest = total.minus(sumOf(alone.map(({ cost }) => new Big(cost))));
  check(others === undefined || isClose(others.cost, rest), `others cost ${others?.cost}, not ${rest}`);
  const shares = sumOf(answer.items.map(({ share }) => new Big(share)));
  check(isClose(Number(shares), new Big(total.gt(0) ? 100 : 0)), `the shares add up to ${shares}`);
  return faults;
}

/** No cost is this. */
const NO_COST = '1e300';

function isShare(share: number, cost: number, total: Big): boolean {
  return isClose(share, total.gt(0) ? new Big(cost).times(100).div(total) : new Big(0));
}

export function sumOf(amounts: readonly Big[]): Big {
  return amounts.reduce((sum, each) => sum.plus(each), new Big(0));
}

export const LINE = 'key vendor total share isOthers othersCount amounts';
export interface LineAnswer {
  key: string;
  vendor: string | null;
  total: number;
  share: number;
  isOthers: boolean;
  othersCount: number;
  amounts: (number | null)[];
}

/** What is wrong with lines over time; `items` are all there are. */
export function lineFaults(
  lines: readonly LineAnswer[],
  axis: readonly { date: string }[],
  items: ReadonlyMap<string, RawItem>,
  shown: number,
): string[] {
  const sorted = [...items].sort(([, one], [, other]) => other.total.cmp(one.total));
  const alone = lines.filter(({ isOthers }) => !isOthers);
  const names = alone.map(({ vendor, key }) => `${codeOf(vendor)}|${key}`);
  const faults: string[] = [];
  const check = (line: LineAnswer, expected: RawItem | undefined) => {
    if (!isClose(line.total, expected?.total ?? new Big(NO_COST)))
      faults.push(`${line.key}: ${line.total}, not ${expected?.total}`);
    const wrong = axis.filter(({ date }, place) => !isStep(line.amounts[place], expected?.steps.get(date)));
    if (wrong.length > 0) faults.push(`${line.key} at ${wrong[0]?.date}`);
  };
  if (alone.length !== Math.min(shown, items.size)) faults.push(`${alone.length} lines stand alone`);
  for (const [place, line] of alone.entries()) {
    check(line, items.get(names[place] ?? ''));
    if (!isClose(line.total, sorted[place]?.[1].total ?? new Big(0)))
      faults.push(`${line.key} is out of order`);
  }
  const rest = [...items].filter(([name]) => !names.includes(name)).map(([, item]) => item);
  const others = lines.find(({ isOthers }) => isOthers);
  if ((others?.othersCount ?? 0) !== rest.length)
    faults.push(`${others?.othersCount} others, not ${rest.length}`);
  if (others) check(others, merged(rest));
  return faults;
}

function isStep(actual: number | null | undefined, expected: Big | undefined): boolean {
  if (expected === undefined) return actual === null;
  return typeof actual === 'number' && isClose(actual, expected);
}

export function merged(items: readonly RawItem[]): RawItem {
  const steps = new Map<string, Big>();
  for (const item of items)
    for (const [step, cost] of item.steps) steps.set(step, (steps.get(step) ?? new Big(0)).plus(cost));
  return { total: sumOf(items.map(({ total }) => total)), steps, rows: 0 };
}

/** As many fields as the gateway lets one request ask for, and some more to spare. */
const FIELDS = 12;

/** Fields of the viewer, each on its own. */
export async function askFields<Answer>(gateway: TestGateway, fields: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < fields.length; at += FIELDS) {
    const asked = fields.slice(at, at + FIELDS).map((field, place) => `f${place}: ${field}`);
    const query = `{ viewer { ${asked.join('\n')} } }`;
    const { viewer } = (await gateway.ask<{ viewer: Record<string, Answer> }>(query)).expectData();
    answers.push(...asked.map((_, place) => viewer[`f${place}`] as Answer));
  }
  return answers;
}

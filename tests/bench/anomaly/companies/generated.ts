// A generated company with labels: its leaves from its files, and what its labels ask for at the grain of an alert.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDay } from '../../../../lib/calendar/calendar.ts';
import { generateCompany } from '../../../../tools/demo/generator/generate.ts';
import type { EventLabel } from '../../../../tools/demo/generator/plan/labels/event-label.ts';
import { type DemoCurrency, RATES, type Story } from '../../../../tools/demo/generator/shape.ts';
import { cellHistory } from '../../../tools/demo/cell-days.ts';
import {
  type Basis,
  type BenchCompany,
  type Cell,
  type DayBasis,
  type Leaf,
  minimumImpacts,
} from '../company.ts';
import type { Truth } from '../score.ts';
import { generatedCharges } from './generated-charges.ts';

/** The last day of the files is not whole everywhere. */
const RANGE = { from: '2022-01-01', to: '2024-12-15' };

export interface Labelled {
  company: BenchCompany;
  truths: Truth[];
}

/** All amounts in US dollars, at the one rate of the generator. */
export async function generatedCompany(options: {
  seed: number;
  scale: number;
  story: Story;
}): Promise<Labelled> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-anomaly-'));
  try {
    const { files, labels } = await generateCompany({ folder, company: `Bench ${options.seed}`, ...options });
    const { cells, days } = await cellHistory(files, RANGE);
    const leaves = new Map<string, Leaf>();
    const finest: Cell[] = [];
    for (const cell of cells) {
      const { vendor, accountId: account, service: product, region, rowClass, currency } = cell;
      const rate = RATES[currency as DemoCurrency];
      const bases: [DayBasis, Float64Array][] =
        rowClass === 'Credit'
          ? [['CREDIT', cell.billed]]
          : rowClass === 'Usage'
            ? [
                ['USAGE', cell.contracted],
                ['RATE', cell.effective],
              ]
            : [];
      for (const [basis, amounts] of bases) {
        const key = [vendor, account, product, region, basis].join('\u001f');
        const place = { vendor, account, product, region, basis };
        const leaf = leaves.get(key) ?? { ...place, values: new Float64Array(days) };
        const values = amounts.map((amount) => amount / rate);
        for (const [day, amount] of values.entries()) leaf.values[day] = (leaf.values[day] ?? 0) + amount;
        leaves.set(key, leaf);
        finest.push({ ...place, usageType: cell.usageType, operation: cell.operation, values });
      }
    }
    const company = {
      name: `${options.story} ${options.seed}`,
      firstDay: RANGE.from,
      days,
      leaves: [...leaves.values()],
      cells: finest,
      charges: generatedCharges(cells, [...leaves.values()], RANGE),
    };
    return { company, truths: truthsOf(labels, company) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const BASES: Partial<Record<EventLabel['kind'], Basis>> = {
  ...{ USAGE: 'USAGE', PRICE: 'USAGE', NEW: 'USAGE', GONE: 'USAGE', RATE: 'RATE', CREDIT: 'CREDIT' },
  ...{ FEE: 'FEE', TAX: 'TAX' },
};
const KINDS: Record<Basis, Truth['kinds']> = {
  USAGE: ['USAGE', 'NEW', 'GONE'],
  RATE: ['RATE'],
  CREDIT: ['CREDIT'],
  FEE: ['FEE'],
  TAX: ['TAX'],
};
/** These change an account as a whole. */
const WHOLE = ['growth step', 'fall', 'season'];
const SHORT_DAYS = 5;
/** A month is reported when it is over, one with less when late charges had time to come. */
const MONTH_DAYS = 37;
const NORMAL_DAYS = 28;

/** Labels of one change, direction and basis are one event. What no series of an account and service shows is not asked for. */
export function truthsOf(labels: readonly EventLabel[], company: BenchCompany): Truth[] {
  const least = minimumImpacts(company);
  const groups = new Map<string, EventLabel[]>();
  for (const label of labels) {
    const key = [label.id, label.vendor, label.direction, BASES[label.kind]].join('\u001f');
    if (BASES[label.kind]) groups.set(key, [...(groups.get(key) ?? []), label]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const basis = first && BASES[first.kind];
    if (!first || !basis || first.direction === 'NONE') return [];
    const start = parseDay(first.day) - parseDay(company.firstDay);
    const isVisible = largestImpact(group, basis) >= (least.get(first.vendor) ?? 0);
    const isMust = group.some(({ alert }) => alert === 'must');
    const alert = isMust && isVisible && start < company.days ? 'must' : isMust ? 'may' : first.alert;
    const horizon = horizonOf(first);
    const end = alert === 'must not' ? first.days : Math.min(first.days, Math.max(horizon, NORMAL_DAYS));
    const places = group.map(({ vendor, accountId, service, region }) => ({
      ...{ vendor, account: accountId, product: service, region },
    }));
    return [
      {
        ...{
          id: first.id,
          type: first.type,
          alert,
          places,
          basis,
          kinds: KINDS[basis],
          direction: first.direction,
        },
        // What is charged by month is of one usage type.
        ...(basis !== 'FEE' &&
          basis !== 'TAX' && {
            culprits: group.map(({ accountId: account, service, region, usageType }) => ({
              ...{ account, product: service, region, usageType },
            })),
          }),
        ...{ start, horizon: start + horizon, end: start + Math.max(end, horizon) },
      },
    ];
  });
}

function horizonOf({ type, kind, days }: EventLabel): number {
  if (type === 'drift' || type === 'slow leak') return 42;
  if (kind === 'FEE' || kind === 'TAX') return MONTH_DAYS;
  if (days <= SHORT_DAYS) return 2;
  return kind === 'NEW' ? 10 : 14;
}

/** In US dollars a day, of the series of an account and service that it changes most; of the account where it changes all. */
function largestImpact(group: readonly EventLabel[], basis: Basis): number {
  const sums = new Map<string, number>();
  for (const { accountId, service, region, type, kind, perDay, currency } of group) {
    const parts = WHOLE.includes(type) ? [accountId] : [accountId, service];
    // A region that is new or gone is seen by itself.
    const key = [...parts, ...(kind === 'NEW' || kind === 'GONE' ? [region] : [])].join('\u001f');
    const amount =
      basis === 'USAGE' ? perDay.contracted : basis === 'RATE' ? perDay.effective : perDay.billed;
    sums.set(key, (sums.get(key) ?? 0) + Number(amount) / RATES[currency]);
  }
  return Math.max(...[...sums.values()].map(Math.abs));
}

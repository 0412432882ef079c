// What the mock upstream answers, by the name of the endpoint in the contract: made for the question where the tool's
// workloads ask, else as the upstream once answered to the web's operations (record.ts).
import { createHash } from 'node:crypto';
import { addDays, daysIn } from '../../../lib/calendar/calendar.ts';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import recorded from './recorded.json' with { type: 'json' };

export type Body = Record<string, unknown>;
type Random = () => number;

/** The same numbers for the same seed. */
function randomOf(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const amount = (random: Random, upTo = 1000) => Math.round(random() * upTo * 100) / 100;
const days = (start: string, end: string, unit: number) =>
  Array.from({ length: Math.ceil(daysIn({ start, end }) / unit) }, (_, step) => ({
    date: addDays(start, step * unit),
    endDate: addDays(start, step * unit + unit - 1),
    isEmptyDate: false,
    isPartial: false,
  }));

interface SeriesShape {
  items: number;
  start: string;
  end: string;
  /** Days of a step. */
  unit: number;
  /** How many groupings there are beside the first. */
  further?: number;
}

/** How many rows each further grouping splits one into. */
const SPLIT = 5;

function series(random: Random, { items, start, end, unit, further = 0 }: SeriesShape) {
  const dates = days(start, end, unit);
  const line = () => ({
    totalCost: amount(random, 100_000),
    averageCost: amount(random),
    dailyCosts: dates.map(() => amount(random)),
  });
  return {
    ...{ currency: 'USD', startDate: start, endDate: end, dates, totalCount: items, ...line() },
    items: Array.from({ length: items }, (_, index) => {
      const number = Math.floor(index / SPLIT ** further);
      const thenBy = Array.from({ length: further }, (__, level) => {
        const part = Math.floor(index / SPLIT ** (further - 1 - level)) % SPLIT;
        return { item: `part-${part}`, itemAlias: `Part number ${part}` };
      });
      return {
        vendor: 'aws',
        item: `item-${number}`,
        itemAlias: `Service number ${number}`,
        thenBy,
        ...line(),
      };
    }),
    others: null,
    unconverted: [],
  };
}

const month = (random: Random, name: string) => ({
  month: name,
  totalCost: amount(random, 100_000),
  dailyCosts: Array.from({ length: 31 }, () => amount(random)),
  accumulatedCosts: Array.from({ length: 31 }, () => amount(random, 100_000)),
});

const run = (index: number) => ({
  runId: `run-${index % 10}`,
  origin: 'command',
  startedBy: null,
  source: `billing-${index}.csv`,
  startedAt: '2024-05-01T00:00:00Z',
  endedAt: '2024-05-01T00:01:00Z',
  state: 'loaded',
  progress: null,
  ...{ fileCount: 1, rowsLoaded: 1000 + index, rowsRejected: 0, monthsShrunk: 0, fault: null },
});

const reportOf = (runId: string, random: Random) => ({
  files: Array.from({ length: 4 }, (_, index) => ({
    ...{ name: `part-${index}-${runId}.csv`, format: 'csv', layout: 'FOCUS 1.0' },
    ...{ rowsRead: Math.round(amount(random, 100_000)), rowsLoaded: 1000, rowsRejected: 0, rejected: [] },
    ...{ totals: [], unchanged: false, notes: [] },
  })),
  ...{ filesLeftOut: 0, replaced: [], replacedLeftOut: 0 },
  plan: { months: [], monthsLeftOut: 0, findings: [], findingsLeftOut: 0, allowed: [] },
});

/** What each endpoint answers, by its name in the contract. */
const REPLIES: Record<string, (body: Body, random: Random) => unknown> = {
  menus: () => ({
    list: Object.values(MENUS).map(({ code, url, list }) => ({
      menuId: code,
      menuUrl: url,
      authType: 'edit',
      menuIdPrefix: list,
    })),
  }),
  costMonthToDate: (_body, random) => ({
    ...{ currency: 'USD', startDate: '2024-05-01', endDate: '2024-05-29', cost: amount(random, 100_000) },
    ...{ lastMonthStartDate: '2024-04-01', lastMonthEndDate: '2024-04-29' },
    ...{ lastMonthCost: amount(random, 100_000), lastMonthTotalCost: amount(random, 100_000) },
    ...{ changeRate: amount(random, 50), unconverted: [] },
  }),
  dashboardCost: (_body, random) =>
    series(random, { items: 10, start: '2023-12-01', end: '2024-05-28', unit: 30 }),
  top5: (_body, random) => ({
    ...{
      currency: 'USD',
      startDate: '2024-04-30',
      endDate: '2024-05-29',
      totalCost: amount(random, 100_000),
    },
    items: Array.from({ length: 5 }, (_, index) => ({
      ...{ vendor: 'aws', item: `item-${index}`, itemAlias: `Service number ${index}` },
      ...{ cost: amount(random), portion: amount(random, 20) },
    })),
    unconverted: [],
  }),
  trend: ({ timeFrame }, random) => ({
    currency: 'USD',
    months: ['2024-03', '2024-04', '2024-05']
      .slice(timeFrame === 'last_2_months' ? 1 : 0)
      .map((name) => month(random, name)),
    unconverted: [],
  }),
  cost: ({ startDate, endDate, thenBy = [] }, random) => ({
    ...series(random, {
      ...{ items: 250, start: String(startDate), end: String(endDate), unit: 1 },
      further: (thenBy as unknown[]).length,
    }),
    drivers: null,
    filterNames: [],
  }),
  loadRuns: () => ({ totalCount: 40, list: Array.from({ length: 40 }, (_, index) => run(index)) }),
  loadRunReport: (body) => {
    const reportOfRun = (runId: string) => ({
      run: { ...run(0), runId },
      report: reportOf(runId, randomOf(seedOf('loadRunReport', { ...body, runIds: null, runId }))),
    });
    // An earlier checkout asks for one load at a time.
    return body.runIds
      ? { list: (body.runIds as string[]).map(reportOfRun) }
      : reportOfRun(String(body.runId));
  },
};

function userOf(subject: string) {
  return {
    ...{ siteCd: 'SKYLEDGER', userId: subject, userNm: subject, userEmail: `${subject}@bench.example` },
    ...{ curCmpnId: `company-of-${subject}`, curCmpnNm: subject, curCmpnDataVersion: '1' },
    ...{ userLangCd: 'en', useOtp: '0', allowedIpaddr: null, passIpaddr: 'Y' },
    ...{ chargeType: null, blntCmpnId: null, blntCmpnNm: null },
  };
}

const RECORDED: Record<string, unknown> = recorded;

/** Whether replies are made here, so that none needs to be recorded. */
export function isMade(name: string): boolean {
  return name === 'currentUser' || Object.hasOwn(REPLIES, name);
}

/** Equal for the same question and company; no two companies have the same figures. */
export function replyOf(name: string, body: Body, subject: string): unknown {
  if (name === 'currentUser') return userOf(subject);
  const make = REPLIES[name];
  if (make) return make(body, randomOf(seedOf(name, body)));
  if (!Object.hasOwn(RECORDED, name)) throw new Error(`no reply for ${name}`);
  const factor = 0.5 + randomOf(subject)();
  return scaled(RECORDED[name], factor);
}

/** With every amount times the factor; whole numbers count something. */
function scaled(value: unknown, factor: number): unknown {
  if (typeof value === 'number')
    return Number.isInteger(value) ? value : Math.round(value * factor * 100) / 100;
  if (Array.isArray(value)) return value.map((item) => scaled(item, factor));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, scaled(member, factor)]));
}

/** Members that gateways may fill in by default make no other figures. */
function seedOf(name: string, { companyId, viewBy, timeFrame, startDate, runId }: Body): string {
  return JSON.stringify([name, companyId, viewBy, timeFrame, startDate, runId]);
}

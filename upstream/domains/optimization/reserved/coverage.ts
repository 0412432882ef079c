// What reservations cover of the machine time that can be reserved: hours on demand, reserved, and of plans; spot is separate.
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import { normalizationFactor } from '../../../../lib/commitments/normalization.ts';
import { percentOrNull } from '../../../../lib/commitments/ratio.ts';
import {
  type CoveredBy,
  type MachineTime,
  reservationCoverageOf,
} from '../../../../lib/commitments/reservation-coverage.ts';
import { averageOf } from '../../../../lib/money/money.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import {
  COVERAGE_SORTS,
  type ReservedCoverageFigures,
  type ReservedCoverageRow,
  type reservedCoverageFamilies,
  type reservedCoverageFilter,
  type reservedCoverageList,
  type reservedCoverageRegions,
  type reservedCoverageSummary,
  type reservedCoverageTransition,
  type reservedCoverageTypes,
} from '../../../contract/optimization/reserved/coverage.ts';
import type { CommonRequest, TransitionRequest } from '../../../contract/optimization/shared/asked.ts';
import { PAGINGS } from '../../../contract/shared/paging.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import type { CostAnswer, CostGroup } from '../../../stores/facts/answers/answer.ts';
import type { Dimension } from '../../../stores/facts/questions/dimensions.ts';
import type { Filter, Grouping, SumMeasure } from '../../../stores/facts/questions/question.ts';
import { conversionsOf } from '../../shared/cost-series.ts';
import { groupedBy } from '../../shared/grouped-by.ts';
import type { Stores } from '../../shared/stores.ts';
import { answeredDays, commitmentScope, commonFiltersOf } from '../shared/commitment-scope.ts';
import { filterLists } from '../shared/filter-lists.ts';
import { sortedPage } from '../shared/sorted-page.ts';
import { type StepUnit, stepUnit } from '../shared/transition-steps.ts';

interface CoverageEndpoints {
  reservedCoverageFilter: typeof reservedCoverageFilter;
  reservedCoverageList: typeof reservedCoverageList;
  reservedCoverageSummary: typeof reservedCoverageSummary;
  reservedCoverageTransition: typeof reservedCoverageTransition;
  reservedCoverageTypes: typeof reservedCoverageTypes;
  reservedCoverageRegions: typeof reservedCoverageRegions;
  reservedCoverageFamilies: typeof reservedCoverageFamilies;
}

const MEASURES = ['billed', 'effective', 'coveredList', 'hours', 'units'] as const satisfies SumMeasure[];

/** A row of the list is one of each; how it is paid for comes last. */
const ROW = [
  'account',
  'billingAccount',
  'product',
  'region',
  'instanceType',
  'platform',
  'tenancy',
  'instanceFamily',
  'instanceSize',
] as const satisfies Grouping[];

/** More than a company has kinds of machines. */
const LIMIT = 20_000;

/** Machines that can be reserved; spot is no choice beside a reservation. */
const RESERVABLE: readonly Filter[] = [
  { dimension: 'computeKind', values: ['compute', 'database', 'cache', 'search', 'warehouse'] },
  { dimension: 'purchaseOption', values: ['Spot'], isExcluding: true },
  { dimension: 'instanceType', values: [''], isExcluding: true },
];

const PAID_BY: Record<string, { by: CoveredBy; cost: number }> = {
  Reserved: { by: 'reserved', cost: MEASURES.indexOf('coveredList') },
  'Savings Plans': { by: 'savingsPlans', cost: MEASURES.indexOf('effective') },
};
/** What nothing covers, however the provider calls it. */
const ON_DEMAND = { by: 'onDemand' as const, cost: MEASURES.indexOf('billed') };

export function reservedCoverageHandlers(
  stores: Stores,
): HandlersOf<Pick<CoverageEndpoints, keyof CoverageEndpoints>> {
  const ask = (request: CommonRequest, call: Call, groupBy: readonly Grouping[]) =>
    coverageOf(stores, call, request, groupBy, () => null);
  const transition = (split: Dimension | null) => (request: TransitionRequest, call: Call) =>
    trend(stores, call, request, split);
  return {
    reservedCoverageFilter: async (request, call) => {
      const { facts, rows } = await commitmentScope(stores, call, request, 'aws');
      return filterLists(facts, { ...rows, filters: RESERVABLE });
    },
    reservedCoverageSummary: async (request, call) => {
      const { answer, range } = await ask(request, call, []);
      const figures = figuresOf(timesOf(answer.groups, totalsOf));
      const { reservedUsage, savingsPlansUsage, totalUsageWithSp } = figures;
      const share = (part: number | null) =>
        part === null || totalUsageWithSp === null ? null : percentOrNull(part, totalUsageWithSp);
      return {
        ...figures,
        coverageUtil: figures.reservedCoverage,
        reservedUsageCoverage: share(reservedUsage),
        savingsPlansUsageCoverage: share(savingsPlansUsage),
        totalUsageCoverage: figures.reservedCoverageWithSp,
        savingsPlanUsage: savingsPlansUsage,
        ...answered(answer, range),
      };
    },
    reservedCoverageTransition: transition(null),
    reservedCoverageTypes: transition('product'),
    reservedCoverageRegions: transition('region'),
    reservedCoverageFamilies: transition('instanceFamily'),
    reservedCoverageList: async (request, call) => {
      const { sortField = COVERAGE_SORTS[0], isAscending } = request;
      const { answer, range } = await ask(request, call, ROW);
      const rows = rowsOf(answer.groups);
      return {
        ...answered(answer, range),
        ...sortedPage(rows, { sortField, isAscending }, PAGINGS.start.read(request)),
        total: figuresOf(timesOf(answer.groups, totalsOf)),
      };
    },
  };
}

async function trend(
  stores: Stores,
  call: Call,
  request: TransitionRequest,
  split: Dimension | null,
): Promise<ReplyOf<typeof reservedCoverageTransition>> {
  let timeUnit: StepUnit = 'month';
  const { answer, range } = await coverageOf(stores, call, request, split === null ? [] : [split], (days) => {
    timeUnit = stepUnit(request.timeUnit, days);
    return timeUnit;
  });
  const costOf = (groups: readonly CostGroup[]) => figuresOf(timesOf(groups, totalsOf)).totalCost;
  const parts = [...groupedBy(answer.groups, ({ keys }) => (split === null ? '' : (keys[0] ?? '')))].sort(
    ([, one], [, other]) => costOf(other) - costOf(one),
  );
  const list = answer.buckets.flatMap(({ start }, place) =>
    parts.flatMap(([code, groups]) => {
      const times = timesOf(groups, ({ series }) => series.map((values) => values[place] ?? null));
      const name = split === null ? '' : (groups[0]?.labels[0] ?? code);
      return times.length === 0 ? [] : [{ usageDate: start, code, name, ...figuresOf(times) }];
    }),
  );
  return { ...answered(answer, range), timeUnit, list };
}

async function coverageOf(
  stores: Stores,
  call: Call,
  request: CommonRequest,
  groupBy: readonly Grouping[],
  unitOf: (range: DateRange) => StepUnit | null,
): Promise<{ answer: CostAnswer; range: DateRange }> {
  const { facts, range, rows } = await commitmentScope(stores, call, request, 'aws');
  const answer = await facts.cost({
    ...rows,
    filters: [...RESERVABLE, ...commonFiltersOf(request)],
    measures: MEASURES,
    groupBy: [...groupBy, 'purchaseOption'],
    unit: unitOf(range),
    limit: LIMIT,
    skip: 0,
  });
  return { answer, range };
}

function answered(answer: CostAnswer, range: DateRange) {
  return {
    currency: answer.currency,
    ...answeredDays(range),
    ...conversionsOf([answer]),
  };
}

type ValuesOf = (group: CostGroup) => readonly (number | null)[];
const totalsOf: ValuesOf = ({ totals }) => totals;

/** Groups without a row in the span are left out. */
function timesOf(groups: readonly CostGroup[], valuesOf: ValuesOf): MachineTime[] {
  return groups.flatMap((group) => {
    const { by, cost } = PAID_BY[group.keys.at(-1) ?? ''] ?? ON_DEMAND;
    const values = valuesOf(group);
    if (values.every((value) => value === null)) return [];
    const at = (measure: SumMeasure & (typeof MEASURES)[number]) => values[MEASURES.indexOf(measure)] ?? null;
    return [{ by, cost: values[cost] ?? 0, hours: at('hours'), units: at('units') }];
  });
}

function figuresOf(times: readonly MachineTime[]): ReservedCoverageFigures {
  const { hours, units, ...costs } = reservationCoverageOf(times);
  return {
    ...costs,
    onDemandUsage: hours.onDemand,
    reservedUsage: hours.reserved,
    savingsPlansUsage: hours.savingsPlans,
    totalUsage: hours.total,
    totalUsageWithSp: hours.totalWithPlans,
    reservedCoverage: hours.coverage,
    reservedCoverageWithSp: hours.coverageWithPlans,
    onDemandUsageNf: units.onDemand,
    reservedUsageNf: units.reserved,
    savingsPlansUsageNf: units.savingsPlans,
    totalUsageNf: units.total,
    totalUsageWithSpNf: units.totalWithPlans,
    reservedCoverageNf: units.coverage,
    reservedCoverageWithSpNf: units.coverageWithPlans,
  };
}

/** One of each kind of machine, however it is paid for. */
function rowsOf(groups: readonly CostGroup[]): ReservedCoverageRow[] {
  const kinds = new Map<string, CostGroup[]>();
  for (const group of groups) {
    const key = JSON.stringify(group.keys.slice(0, -1));
    kinds.set(key, [...(kinds.get(key) ?? []), group]);
  }
  return [...kinds.values()].map((members) => {
    const [{ keys = [], labels = [] } = {}] = members;
    const [account = '', payer = '', product = '', region = '', type = '', platform = ''] = keys;
    const [tenancy = '', family = '', size = ''] = keys.slice(6);
    const figures = figuresOf(timesOf(members, totalsOf));
    return {
      ...figures,
      linkedAccountId: account,
      linkedAccountName: labels[0] ?? account,
      payerAccountId: payer,
      productCode: product,
      productName: labels[2] ?? product,
      platformName: platform,
      instanceFamily: family,
      instanceType: type,
      regionCode: region,
      regionName: labels[3] ?? region,
      instanceSize: size,
      normalizationFactor: factorOf(figures) ?? normalizationFactor(type),
      tenancy,
    };
  });
}

/** As its hours were counted: a database in several zones counts twice. */
function factorOf({ totalUsageWithSp, totalUsageWithSpNf }: ReservedCoverageFigures): number | null {
  if (!totalUsageWithSp || totalUsageWithSpNf === null) return null;
  return averageOf(totalUsageWithSpNf, totalUsageWithSp);
}

// What gateways are compared by: three queries of a tool, and the operations of the web.
import { readOperations, WEB_OPERATIONS } from './web-operations.ts';

const ITEM = 'vendor key label isOthers othersCount total average share amounts';
const COMPARED = `${ITEM} compareTotal compareAmounts change { kind percent difference }`;
const AXIS = 'axis { date endDate compareDate compareEndDate isEmpty isPartial }';

const MONTH_TO_DATE = `costMonthToDate(vendors: [AWS, AZURE, GCP]) { currency total lastMonthCost lastMonthTotal
  range { start end } change { kind percent difference } }`;
const overTime = (by: string) =>
  `costOverTime(vendors: [AWS, AZURE, GCP], viewBy: ${by}) { currency ${AXIS} series { ${ITEM} } }`;
const top = (by: string) =>
  `topCosts(vendors: [AWS, AZURE, GCP], viewBy: ${by}) { currency total items { vendor key label cost share } }`;
const trend = (frame: string) =>
  `costTrend(vendors: [AWS, AZURE, GCP], frame: ${frame}) { currency months { month total amounts accumulated } }`;

export interface Workload {
  name: string;
  what: string;
  query: string;
  /** Of the questions that are asked in turn; none: the query alone. */
  variables?: readonly object[];
  /** Of an operation of the web: its name; it is asked by its id, and may be answered in parts. */
  operation?: string;
}

/** Beside the calls that are named here each answer takes one for the user and one for the rights. */
export const TOOL_WORKLOADS: readonly Workload[] = [
  {
    name: 'W1',
    what: 'a dashboard of 12 widgets, 8 distinct calls',
    query: `{ viewer {
      a: ${MONTH_TO_DATE} b: ${MONTH_TO_DATE}
      c: ${overTime('PRODUCT')} d: ${overTime('PRODUCT')} e: ${overTime('REGION')} f: ${overTime('ACCOUNT')}
      g: ${top('PRODUCT')} h: ${top('PRODUCT')} i: ${top('REGION')}
      j: ${trend('LAST_3_MONTHS')} k: ${trend('LAST_3_MONTHS')} l: ${trend('LAST_2_MONTHS')}
    } }`,
  },
  {
    name: 'W2',
    what: 'a comparison of two replies of 90 days',
    query: `{ viewer { costAnalytics(query: { vendors: [AWS, AZURE, GCP], compare: LAST_PERIOD, unit: DAY,
      range: { frame: CUSTOM, start: "2024-03-01", end: "2024-05-29" } }) {
      currency range { start end } compareRange { start end } ${AXIS}
      total { ${COMPARED} } items(itemsPerPage: 140) { totalCount edges { node { ${COMPARED} } } } } } }`,
  },
  {
    name: 'W3',
    what: '40 rows with 10 distinct lookups, 2 calls one after the other',
    query: `{ viewer { loads(itemsPerPage: 40) { totalCount edges { node { source state startedAt
      report { filesLeftOut replacedLeftOut files { name format layout rowsRead rowsLoaded rowsRejected } } } } } } }`,
  },
];

/** Longer than any question whose answer is kept. */
const UNKEPT = 'x'.repeat(4001);

/** Of the gateway alone, replies kept: next to nothing to ask for, and the more to work out. */
export const MERGES: Workload = {
  name: 'W4',
  what: 'the comparison of W2 merged anew from replies in memory',
  query: `query ($cost: CompareCost!) { viewer { costAnalytics(query: { vendors: [AWS, AZURE, GCP],
      compare: LAST_PERIOD, compareCost: $cost, unit: DAY,
      range: { frame: CUSTOM, start: "2024-03-01", end: "2024-05-29" } }) {
      currency total { ${COMPARED} } items(itemsPerPage: 140) { totalCount edges { node { ${COMPARED} } } } } } }`,
  variables: ['INDIVIDUAL', 'AVERAGE'].map((cost) => ({ cost, unkept: UNKEPT })),
};

const OPERATIONS = readOperations('.');

export const WEB_WORKLOADS: readonly Workload[] = WEB_OPERATIONS.map(
  ({ name, what, operation, variables }) => ({
    name,
    what,
    operation,
    query: OPERATIONS.get(operation)?.query ?? '',
    variables: [variables ?? {}],
  }),
);

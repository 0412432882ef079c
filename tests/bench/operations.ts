// The three operations that are measured: what a tool would post to /graphql, and what it gets.

export interface Operation {
  name: 'dashboard' | 'compare' | 'table';
  query: string;
}

const ITEM = 'vendor key label isOthers othersCount total average share amounts';
const COMPARED = `${ITEM} compareTotal compareAmounts change { kind percent difference }`;
const AXIS = 'axis { date endDate compareDate compareEndDate isEmpty isPartial }';

export const OPERATIONS: Operation[] = [
  {
    name: 'dashboard',
    query: `{ viewer {
      costMonthToDate(vendors: [AWS, AZURE, GCP]) { currency total lastMonthCost lastMonthTotal
        range { start end } change { kind percent difference } }
      costOverTime(vendors: [AWS, AZURE, GCP]) { currency ${AXIS} series { ${ITEM} } }
      topCosts(vendors: [AWS, AZURE, GCP]) { currency total items { vendor key label cost share } }
      costTrend(vendors: [AWS, AZURE, GCP]) { currency months { month total amounts accumulated } }
    } }`,
  },
  {
    name: 'compare',
    query: `{ viewer { costAnalytics(query: { vendors: [AWS, AZURE, GCP], compare: LAST_PERIOD, unit: DAY,
      range: { frame: CUSTOM, start: "2024-05-01", end: "2024-06-30" } }) {
      currency range { start end } compareRange { start end } ${AXIS}
      total { ${COMPARED} } series { ${COMPARED} } } } }`,
  },
  {
    name: 'table',
    query: `{ viewer { costAnalytics(query: { vendors: [AWS, AZURE, GCP], unit: MONTH,
      range: { frame: CUSTOM, start: "2024-02-01", end: "2024-06-30" } }) {
      currency items(page: 1, itemsPerPage: 30) { totalCount
        edges { node { vendor key label total average share } } } } } }`,
  },
];

// Questions about commitments and machine time: those that the tables of commitments answer, and the same of the rows.
import {
  type CostQuestion,
  type Filter,
  type Grouping,
  SUMS,
} from '../../../upstream/stores/facts/questions/question.ts';

const PARTS: Filter = { dimension: 'commitmentPart', values: ['used', 'unused', 'purchase'] };
const NAMED: Filter = { dimension: 'commitment', values: [''], isExcluding: true };
const MACHINES: Filter = { dimension: 'computeKind', values: [''], isExcluding: true };

type Asked = Pick<CostQuestion, 'filters' | 'groupBy' | 'unit'> & Partial<CostQuestion>;

const commitments = (filter: Filter, groupBy: Grouping[], unit: CostQuestion['unit'] = null): Asked => ({
  ...{ filters: [filter], groupBy, unit, measures: SUMS, limit: 200 },
});

/** By a name. */
export const COMMITMENT_QUESTIONS: Record<string, Asked> = {
  'commitments with all sums, by month': commitments(PARTS, ['commitment', 'commitmentUnit'], 'month'),
  'commitments with all sums, by week': commitments(PARTS, ['commitmentPart', 'commitmentUnit'], 'week'),
  'commitments of the rows': commitments(NAMED, ['commitment', 'commitmentPart'], 'month'),
  'terms of commitments': commitments(PARTS, [
    ...(['commitment', 'commitmentStart', 'commitmentEnd', 'term', 'paymentOption', 'offerClass'] as const),
    ...(['reservationCount', 'commitmentType', 'commitmentCategory'] as const),
  ]),
  'machines of commitments': commitments(PARTS, [
    ...(['instanceType', 'instanceFamily', 'instanceSize', 'flexibilityGroup', 'platform'] as const),
    ...(['tenancy', 'operation', 'availabilityZone', 'modificationStatus'] as const),
  ]),
  'use without unused': commitments(
    { dimension: 'commitmentPart', values: ['used'] },
    ['account', 'region', 'instanceFamily'],
    'week',
  ),
  'fees by frequency': commitments(
    { dimension: 'commitmentPart', values: ['purchase'] },
    ['commitment', 'chargeFrequency', 'unit'],
    'month',
  ),
  'machine time by payer': commitments(MACHINES, ['purchaseOption'], 'week'),
  'machine time by kind of machine': commitments(MACHINES, [
    ...(['account', 'billingAccount', 'product', 'region', 'instanceType', 'platform'] as const),
    ...(['tenancy', 'instanceFamily', 'instanceSize', 'purchaseOption'] as const),
  ]),
  'machine time that plans can cover': {
    ...commitments(MACHINES, ['purchaseOption', 'commitmentType'], 'month'),
    filters: [
      { dimension: 'computeKind', values: ['compute', 'container', 'function'] },
      { dimension: 'commitmentPart', values: ['used', ''] },
      { dimension: 'purchaseOption', values: ['Spot'], isExcluding: true },
    ],
  },
  'hours of machines': commitments(MACHINES, ['usageHour', 'purchaseOption']),
  'what is told by the hour': commitments(MACHINES, ['resolution', 'computeKind'], 'month'),
};

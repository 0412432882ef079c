// Rates and providers' advice: each file known by its content, kept row by row, and told as lines of advice.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { googleLines } from '../../../../upstream/domains/optimization/advice/google-lines.ts';
import { providerLines } from '../../../../upstream/domains/optimization/advice/provider-lines.ts';
import { commitmentRates } from '../../../../upstream/stores/documents/advice/commitment-rates.ts';
import { providerAdvice } from '../../../../upstream/stores/documents/advice/provider-advice.ts';
import { csv, type FactsBench, openBench } from '../../../support/product/focus-files.ts';

let bench: FactsBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const lines = async (source: string) =>
  providerLines(await providerAdvice(bench.documents, 'acme')).filter((line) => line.source === source);

const RATE = {
  ...{
    Vendor: 'aws',
    Product: 'EC2',
    RegionId: 'us-east-1',
    InstanceFamily: 'm5',
    InstanceType: '',
    Platform: '',
  },
  ...{ TermYears: '1', PaymentOption: 'All Upfront', DiscountPercent: '38', UpfrontCost: '', HourlyCost: '' },
  ...{ Currency: 'USD', ValidFrom: '2024-01-01', ValidTo: '2024-12-31', Source: 'price list' },
};

test('rates are kept with their validity and source, and bad ones told where they are', async () => {
  const file = bench.file(
    'rates.csv',
    csv([RATE, { ...RATE, TermYears: '3' }, { ...RATE, PaymentOption: 'Later' }]),
  );
  const { files } = await bench.load([file]);
  expect(files[0]).toMatchObject({ layout: 'Commitment rates', rowsLoaded: 2, rowsRejected: 1 });
  expect(files[0]?.rejected[0]).toMatchObject({ line: 4, column: 'PaymentOption', value: 'Later' });
  expect(await commitmentRates(bench.documents, 'acme')).toContainEqual({
    ...{
      vendor: 'aws',
      product: 'EC2',
      region: 'us-east-1',
      family: 'm5',
      instanceType: null,
      platform: null,
    },
    ...{ termYears: 1, payment: 'All Upfront', discount: 0.38, upfront: null, hourly: null, currency: 'USD' },
    ...{ validFrom: '2024-01-01', validTo: '2024-12-31', source: 'price list' },
  });
});

const AZURE = {
  ...{
    SKU: 'Standard_D4s_v5',
    Location: 'koreacentral',
    CostWithNoReservedInstances: '300',
    Scope: 'Single',
  },
  ...{ InstanceFlexibilityGroup: 'Dsv5 Series', InstanceFlexibilityRatio: '2', LookBackPeriod: 'Last30Days' },
  ...{ NetSavings: '120', NormalizedSize: 'Standard_D2s_v5', RecommendedQuantity: '4', Term: 'P3Y' },
  ...{ ResourceType: 'virtualMachines', SubscriptionId: 'sub-1', TotalCostWithReservedInstances: '180' },
};

test.each([
  ['an enterprise agreement', (name: string) => name],
  ['a customer agreement', (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)],
])('recommendations of Azure are read from the export of %s', async (_agreement, named) => {
  const row = Object.fromEntries(Object.entries(AZURE).map(([name, value]) => [named(name), value]));
  const { files } = await bench.load([bench.file('azure.csv', csv([row]))]);
  expect(files[0]).toMatchObject({ layout: 'Azure reservation recommendations', rowsRejected: 0 });
  const [line] = await lines('Azure reservation recommendations');
  expect(line).toMatchObject({
    kind: 'azureVm',
    account: 'sub-1',
    what: 'Standard_D2s_v5',
    lookBackDays: 30,
  });
  expect(line?.figures).toMatchObject({ quantity: 4, termYears: 3, savingsRate: 40 });
  expect(line?.figures.monthlySaving).toBeCloseTo((120 / 30) * (730 / 24), 9);
});

test('of the Cost Optimization Hub the purchases of commitments are advice', async () => {
  const row = (id: string, action: string, what: string) => ({
    ...{ recommendation_id: id, action_type: action, recommended_resource_type: what, account_id: '011' },
    ...{ region: 'us-east-1', currency_code: 'USD', estimated_monthly_savings_after_discount: '12.5' },
    ...{ estimated_monthly_cost_after_discount: '50', estimated_savings_percentage_after_discount: '25' },
  });
  const file = bench.file(
    'hub.csv',
    csv([row('a', 'PurchaseSavingsPlans', 'ComputeSavingsPlans'), row('b', 'Rightsize', 'Ec2Instance')]),
  );
  expect((await bench.load([file])).files[0]).toMatchObject({ rowsLoaded: 2 });
  const told = await lines('AWS Cost Optimization Hub');
  expect(told.map(({ id, kind, figures }) => [id, kind, figures.monthlySaving])).toEqual([
    ['a', 'savingsPlans', 12.5],
  ]);
});

test('advice of the command line of AWS is read from its JSON, and what cannot be read is told', async () => {
  const plans = {
    Metadata: { GenerationTimestamp: '2024-05-02T03:04:05Z' },
    SavingsPlansPurchaseRecommendation: {
      ...{ SavingsPlansType: 'COMPUTE_SP', TermInYears: 'ONE_YEAR', PaymentOption: 'NO_UPFRONT' },
      LookbackPeriodInDays: 'THIRTY_DAYS',
      SavingsPlansPurchaseRecommendationDetails: [
        {
          ...{
            AccountId: '011',
            HourlyCommitmentToPurchase: '1.234',
            EstimatedMonthlySavingsAmount: '300.5',
          },
          ...{ UpfrontCost: '0', EstimatedSavingsPercentage: '20', CurrencyCode: 'USD' },
        },
        { AccountId: '012', HourlyCommitmentToPurchase: 'much' },
      ],
    },
  };
  const reserved = {
    Recommendations: [
      {
        ...{ TermInYears: 'THREE_YEARS', PaymentOption: 'ALL_UPFRONT', LookbackPeriodInDays: 'SEVEN_DAYS' },
        RecommendationDetails: [
          {
            ...{ AccountId: '011', RecommendedNumberOfInstancesToPurchase: '3', UpfrontCost: '900' },
            InstanceDetails: {
              RDSInstanceDetails: {
                InstanceType: 'db.m5.large',
                Region: 'us-east-1',
                DatabaseEngine: 'MySQL',
              },
            },
          },
        ],
      },
    ],
  };
  const files = [
    bench.file('plans.json', JSON.stringify(plans)),
    bench.file('reserved.json', JSON.stringify(reserved)),
  ];
  const report = await bench.load(files);
  expect(report.files).toMatchObject([
    { layout: 'AWS purchase recommendations', rowsLoaded: 1, rowsRejected: 1 },
    { layout: 'AWS purchase recommendations', rowsLoaded: 1, rowsRejected: 0 },
  ]);
  expect(report.files[0]?.rejected[0]).toMatchObject({ line: 2, column: 'HourlyCommitmentToPurchase' });
  const [plan] = await lines('AWS Savings Plans advice');
  expect(plan).toMatchObject({
    kind: 'savingsPlans',
    commitment: 1.234,
    lookBackDays: 30,
    payment: 'No Upfront',
  });
  expect(plan?.madeAt).toBe('2024-05-02T03:04:05Z');
  const [reservation] = await lines('AWS reservation advice');
  expect(reservation).toMatchObject({ kind: 'rds', what: 'db.m5.large', platform: 'MySQL' });
  expect(reservation?.figures).toMatchObject({ quantity: 3, termYears: 3, isAllUpfront: true });
  expect((await bench.load(files)).files.every(({ unchanged }) => unchanged)).toBe(true);
});

const RECOMMENDER =
  'locations/asia-northeast3/recommenders/google.compute.commitment.UsageCommitmentRecommender';
const bought = (algorithm: string, plan: string, cores: string) => ({
  operationGroups: [
    {
      operations: [
        {
          ...{ action: 'add', resourceType: 'compute.googleapis.com/Commitment', path: '/' },
          value: {
            ...{ name: 'commitment', plan, type: 'GENERAL_PURPOSE_N2' },
            resources: [
              { type: 'VCPU', amount: cores },
              { type: 'MEMORY', amount: '49152' },
            ],
          },
        },
      ],
    },
  ],
  overview: { algorithm },
});

test('commitments that Google recommends are read from its API, its export as lines of JSON, and as CSV', async () => {
  const name = (id: string) => `projects/shop/${RECOMMENDER}/recommendations/${id}`;
  const api = [
    {
      ...{
        name: name('stable'),
        recommenderSubtype: 'PROJECT_SCOPED_COMMITMENTS',
        stateInfo: { state: 'ACTIVE' },
      },
      ...{ lastRefreshTime: '2024-05-02T07:00:00Z', content: bought('LOW_WATERMARK', 'TWELVE_MONTH', '8') },
      primaryImpact: {
        category: 'COST',
        costProjection: {
          cost: { currencyCode: 'USD', units: '-59', nanos: -500000000 },
          duration: '2628000s',
        },
      },
    },
    { name: 'projects/shop/anything', primaryImpact: {} },
    {
      ...{ name: name('done'), stateInfo: { state: 'SUCCEEDED' }, content: {} },
      primaryImpact: { costProjection: { cost: { units: '-1' }, duration: '2628000s' } },
    },
  ];
  const exported = {
    ...{ name: name('optimal'), state: 'ACTIVE', last_refresh_time: '2024-05-02T07:00:00Z' },
    recommendation_details: JSON.stringify(bought('BREAK_EVEN_POINT', 'TWELVE_MONTH', '12')),
    primary_impact: {
      cost_projection: {
        cost: { currency_code: 'USD', units: -50, nanos: 0 },
        cost_in_local_currency: { currency_code: 'USD', units: -50, nanos: 0 },
        duration: { seconds: 2628000 },
      },
    },
  };
  const row = {
    ...{ name: name('three-years'), state: 'ACTIVE', last_refresh_time: '2024-05-02T07:00:00Z' },
    recommendation_details: JSON.stringify(bought('LOW_WATERMARK', 'THIRTY_SIX_MONTH', '8')),
    ...{
      primary_impact_cost_projection_cost_currency_code: 'USD',
      primary_impact_cost_projection_cost_units: '-90',
      primary_impact_cost_projection_cost_nanos: '0',
      primary_impact_cost_projection_duration_seconds: '2628000',
    },
  };
  const files = [
    bench.file('recommender.json', JSON.stringify(api)),
    bench.file(
      'export.json',
      `${JSON.stringify(exported)}\n${JSON.stringify({ ...exported, name: 'none' })}\n`,
    ),
    bench.file('export.csv', csv([row])),
  ];
  const report = await bench.load(files);
  expect(new Set(report.files.map(({ layout }) => layout))).toEqual(
    new Set(['Google Cloud recommendations']),
  );
  const counts = report.files.map(({ name, rowsLoaded, rowsRejected }) => [name, rowsLoaded, rowsRejected]);
  expect(counts.sort()).toEqual([
    ['export.csv', 1, 0],
    ['export.json', 1, 1],
    ['recommender.json', 2, 1],
  ]);
  const [recommender] = report.files.filter(({ name }) => name === 'recommender.json');
  expect(recommender?.rejected[0]).toMatchObject({ line: 2, column: 'name' });
  const told = googleLines((await providerAdvice(bench.documents, 'acme')).google);
  expect(
    told.map(({ what, account, region, quantity, termYears, monthlySaving, sourceName }) => [
      ...[what, account, region, quantity, termYears, monthlySaving, sourceName],
    ]),
  ).toEqual([
    ['GENERAL_PURPOSE_N2, 12 VCPU, 48 GB MEMORY', 'shop', 'asia-northeast3', 12, 1, 50, 'export.json'],
    ['GENERAL_PURPOSE_N2, 8 VCPU, 48 GB MEMORY', 'shop', 'asia-northeast3', 8, 1, 59.5, 'recommender.json'],
    ['GENERAL_PURPOSE_N2, 8 VCPU, 48 GB MEMORY', 'shop', 'asia-northeast3', 8, 3, 90, 'export.csv'],
  ]);
  // The size that saves most cannot save less than another.
  const wrong = told.map(({ checks }) =>
    checks.flatMap(({ check, isOk }) => (isOk === false ? [check] : [])),
  );
  expect(wrong).toEqual([['PEER_SAVING'], ['PEER_SAVING'], []]);
});

// What a row says of its machine: type, family, size, kind, normalised units and flexibility group, row by row.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { azureFlexibility } from '../../../../upstream/ingest/formats/flexibility/azure-flexibility.ts';
import { csv, type FactsBench, type Fields, openBench, row } from '../../../support/product/focus-files.ts';

let bench: FactsBench;
beforeAll(async () => {
  bench = await openBench();
  await bench.load([bench.file('machines.csv', csv(CASES.map(([, fields], index) => rowOf(fields, index))))]);
});
afterAll(() => bench.close());

const AZURE = {
  ProviderName: 'Microsoft',
  ServiceName: 'Virtual Machines',
  ServiceCategory: 'Compute',
  ConsumedUnit: '1 Hour',
};
const aws = (meter: string, more: Fields = {}): Fields => ({ SkuMeter: meter, ConsumedUnit: 'Hrs', ...more });
const azure = (meter: string, more: Fields = {}): Fields => ({ ...AZURE, x_SkuMeterName: meter, ...more });

const told = (details: string) => aws('BoxUsage:m5.large', { SkuPriceDetails: details });

type Case = [expected: string, fields: Fields];

/** Type, family, size, kind, group, hours and units of two of what is consumed. */
const CASES: Case[] = [
  ['m5.large m5 large compute m5 2 8', aws('USW2-BoxUsage:m5.large')],
  ['t2.nano t2 nano compute t2 2 0.5', aws('BoxUsage:t2.nano', { ConsumedUnit: '' })],
  ['m5.24xlarge m5 24xlarge compute m5 2 384', aws('SpotUsage:m5.24xlarge')],
  ['m5.metal m5 metal compute m5 2 -', aws('BoxUsage:m5.metal')],
  ['db.r5.2xlarge r5 2xlarge database db.r5 2 32', aws('InstanceUsage:db.r5.2xlarge')],
  ['db.m4.large m4 large database db.m4 2 16', aws('EU-Multi-AZUsage:db.m4.large')],
  ['cache.r5.large r5 large cache cache.r5 2 8', aws('NodeUsage:cache.r5.large')],
  ['m5.large.search m5 large search m5 2 8', aws('ESInstance:m5.large.search')],
  ['dc2.large dc2 large warehouse dc2 2 8', aws('USE2-Node:dc2.large')],
  ['m5.large m5 large - m5 - -', aws('HeavyUsage:m5.large', { ChargeCategory: 'Purchase' })],
  ['c5.large c5 large - - - -', { SkuPriceDetails: '{"InstanceType":"c5.large"}', ProviderName: 'Oracle' }],
  [
    'c5.large c5 large - c5 - -',
    aws('EBSOptimized:c5.large', { SkuPriceDetails: '{"InstanceType":"c5.large"}' }),
  ],
  ['m5.large m5 large compute m5 2 0.5', told('{"x_NormalizationFactor":"0.25"}')],
  ['m5.large m5 large compute m5 2 32', told('{"x_NormalizationFactor":16}')],
  ['m5.large m5 large compute m5 2 8', told('{"InstanceType":null,"x_NormalizationFactor":"0"}')],
  ['m5.large m5 large compute m5 2 8', told('{"x_NormalizationFactor":"0.25"')],
  ['m5.large m5 large compute m5 2 8', told('{"x_NormalizationFactor":"1000000000"}')],
  ['r5.xlarge r5 xlarge compute r5 2 16', told('{"x_NormalizationFactor":"","InstanceType":"r5.xlarge"}')],
  ['- - - - - - -', aws('Fargate:perCPU')],
  ['- - - container - - -', aws('USE1-Fargate-vCPU-Hours:perCPU')],
  ['- - - function - - -', aws('Lambda-GB-Second', { ConsumedUnit: 'GB-Second' })],
  ['- - - - - - -', aws('DataTransfer-Out-Bytes', { ConsumedUnit: 'GB' })],
  ['D4s_v5 Dsv5 4 compute Dsv5_Series 2 4', azure('D4s v5')],
  ['D4s_v5 Dsv5 4 compute Dsv5_Series 2 4', azure('D4s v5 Spot')],
  ['E64s_v3 Esv3 64 compute ESv3_Series 2 57.6', azure('E64s v3')],
  ['E64-16s_v3 Esv3 64-16 compute ESv3_Series 2 57.6', azure('E64-16s v3')],
  ['B8s_v2 Bsv2 8 compute Bsv2_Series 2 64.04', azure('B8s v2')],
  ['A2_v2 Av2 2 compute - 2 -', azure('A2 v2')],
  ['D7s_v5 Dsv5 7 compute - 2 -', azure('D7s v5')],
  [
    'Standard_D8s_v5 Dsv5 8 compute Dsv5_Series 2 8',
    azure('x', { SkuPriceDetails: '{"InstanceType":"Standard_D8s_v5"}' }),
  ],
  ['D4s_v5 Dsv5 4 compute Dsv5_Series 20 40', azure('D4s v5', { ConsumedUnit: '10 Hours' })],
  ['- - - - - - -', azure('S40 LRS Disk', { ConsumedUnit: '/Month' })],
];

function rowOf(fields: Fields, index: number): Fields {
  return row({
    ...{
      SkuMeter: '',
      x_SkuMeterName: '',
      SkuPriceDetails: '',
      ServiceCategory: 'Compute',
      ConsumedUnit: '',
    },
    ...{ ConsumedQuantity: '2', ResourceId: `r${index}` },
    ...fields,
  });
}

test.each(CASES.map(([expected, fields], index) => [index, expected, fields] as const))(
  'case %i: %s',
  async (index, expected) => {
    const { groups } = await bench.facts.cost({
      ...{
        companyId: 'acme',
        vendors: ['aws', 'azr', 'oci'],
        range: { start: '2024-05-01', end: '2024-05-31' },
      },
      filters: [{ dimension: 'resource', values: [`r${index}`] }],
      groupBy: ['instanceType', 'instanceFamily', 'instanceSize', 'computeKind', 'flexibilityGroup'],
      ...{ measures: ['hours', 'units'], unit: null, limit: 10, skip: 0 },
    });
    expect(groups.length).toBe(1);
    const [one] = groups;
    const told = [...(one?.keys ?? []), ...(one?.totals ?? [])];
    expect(told.map((each) => `${each ?? ''}`.replaceAll(' ', '_') || '-').join(' ')).toBe(expected);
  },
);

test('the table of Azure is the published one at places that a rule would get wrong', () => {
  const ratio = (size: string) => azureFlexibility(size)?.ratio ?? null;
  expect(ratio('Standard_D128s_v6')).toBe('63.87');
  expect(ratio('Standard_F16ads_v7')).toBe('16');
  expect(ratio('Standard_F16als_v6')).toBe('8');
  expect(ratio('Standard_DS15_v2')).toBe('10');
  expect(ratio('Standard_L80s_v3')).toBe('10');
  expect(ratio('Standard_L80s_v4')).toBe('40');
  expect(ratio('Standard_Z1')).toBeNull();
});

// What is known of commitments: of their charges, of inventories, and of both together.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VendorCode } from '../../../../../lib/catalogue/vendors.ts';
import {
  type Commitment,
  commitmentInventory,
} from '../../../../../upstream/domains/optimization/shared/commitment-inventory.ts';
import { rawRecords } from '../../../../support/oracle/raw/raw-focus.ts';
import { csv, type FactsBench, openDemoBench, row } from '../../../../support/product/focus-files.ts';

let bench: FactsBench;
beforeAll(async () => {
  bench = await openDemoBench();
});
afterAll(() => bench.close());

function inventory(companyId: string, vendors: VendorCode[] = ['aws']): Promise<Commitment[]> {
  const { facts, documents } = bench;
  return commitmentInventory({ facts, documents, companyId, vendors });
}

const second = (time: string | undefined) => `${new Date(time ?? '').toISOString().slice(0, 19)}Z`;
const ARN = 'arn:aws:ec2:us-east-1:836060457634:reserved-instances/';
const idOf = (commitment: Commitment) => commitment.id.slice(ARN.length);

test("Workshop's nine, as their own rows tell them", async () => {
  const found = await inventory('workshop');
  const fees = (await rawRecords('workshop')).filter(
    (row) =>
      row.ChargeCategory === 'Purchase' &&
      row.CommitmentDiscountId &&
      row.ChargePeriodStart?.startsWith('2018-11'),
  );
  expect(found.length).toBe(9);
  expect(fees.length).toBe(9);
  for (const fee of fees) {
    const commitment = found.find(({ id }) => id === fee.CommitmentDiscountId);
    // Of November, which was whole for all of them: the fee has a quantity of hours of all machines.
    const count = Number(fee.PricingQuantity) / 720;
    expect(commitment).toMatchObject({
      ...{ source: 'BILLING', category: 'USAGE', type: 'Reserved Instance', term: 'P1Y', quantity: count },
      ...{ startsAt: second(fee.x_CommitmentStart), endsAt: second(fee.x_CommitmentEnd) },
      ...{ paymentOption: fee.x_PaymentOption, account: fee.SubAccountId, region: fee.RegionId },
      instanceType: fee.SkuMeter?.replace('HeavyUsage:', ''),
      ...{ offerClass: null, offeringScope: null, state: null, lastChargeDay: '2018-11-30' },
      // Paid before the first file: unknown, not nothing.
      upfrontCost: fee.x_PaymentOption === 'No Upfront' ? 0 : null,
    });
    expect(commitment?.recurringHourly).toBeCloseTo(Number(fee.BilledCost) / 720, 9);
  }
});

test("Sunflower's plan: fee an hour, dates and term; what is not told is null", async () => {
  const found = await inventory('sunflower');
  const [plan] = found.filter(({ endsAt }) => endsAt !== null);
  expect(plan).toMatchObject({
    ...{ category: 'SPEND', type: 'Compute Savings Plan', term: 'P1Y', paymentOption: 'No Upfront' },
    ...{ startsAt: '2024-04-18T11:43:14Z', endsAt: '2025-04-18T11:43:13Z', hourlyCommitment: 0.15 },
    ...{ upfrontCost: 0, recurringHourly: 0.15, quantity: null, instanceFamily: null },
  });
  const undated = found.filter(({ endsAt }) => endsAt === null);
  const rows = (await rawRecords('sunflower')).filter(
    (row) => row.CommitmentDiscountId && row.ProviderName === 'AWS',
  );
  const dated = new Set(rows.filter((row) => row.x_CommitmentEnd).map((row) => row.CommitmentDiscountId));
  const ids = new Set(rows.map((row) => row.CommitmentDiscountId));
  expect([dated.size, undated.length]).toEqual([1, ids.size - 1]);
  for (const each of undated) expect(each).toMatchObject({ startsAt: null, term: null, paymentOption: null });
});

test('an inventory completes what the rows say, adds what was never charged, and touches nothing else', async () => {
  const before = await inventory('workshop');
  const [known, ...others] = before;
  if (!known) throw new Error('Workshop has no reservation');
  const file = bench.file(
    'reserved.json',
    JSON.stringify(
      {
        ReservedInstances: [
          {
            ...{
              ReservedInstancesId: idOf(known),
              State: 'active',
              Scope: 'Region',
              OfferingClass: 'convertible',
            },
            ...{
              InstanceTenancy: 'default',
              Start: '2018-08-13T18:14:02+00:00',
              End: '2019-08-13T18:14:01+00:00',
            },
            ...{
              Duration: 31_536_000,
              InstanceCount: 1,
              InstanceType: known.instanceType,
              CurrencyCode: 'USD',
            },
            ...{ FixedPrice: 12.5, RecurringCharges: [{ Amount: 0.0083, Frequency: 'Hourly' }] },
            Tags: [{ Key: 'team', Value: 'web' }],
          },
          {
            ReservedInstancesId: 'queued-one',
            State: 'queued',
            Start: '2018-12-24T00:00:00Z',
            InstanceCount: 3,
            FixedPrice: 10,
          },
          { ReservedInstancesId: 'broken', Start: 'tomorrow' },
          { State: 'active' },
        ],
      },
      null,
      4,
    ),
  );
  const load = () => bench.load([file], { companyId: 'workshop' });
  const report = await load();
  expect(report.files).toMatchObject([
    {
      layout: 'AWS EC2 reservations inventory',
      rowsRead: 4,
      rowsLoaded: 2,
      rowsRejected: 2,
      unchanged: false,
    },
  ]);
  expect(report.files[0]?.rejected).toEqual([
    { line: 3, column: 'Start', value: '"tomorrow"', reason: 'is not a date' },
    { line: 4, column: 'ReservedInstancesId', value: null, reason: 'is empty' },
  ]);
  const after = await inventory('workshop');
  expect(after.find(({ id }) => id === known.id)).toEqual({
    ...known,
    ...{
      source: 'BOTH',
      offerClass: 'convertible',
      offeringScope: 'Region',
      tenancy: 'default',
      state: 'active',
    },
    ...{ upfrontCost: 12.5, recurringHourly: 0.0083, currency: 'USD', tags: { team: 'web' } },
  });
  expect(after.find(({ id }) => id === 'queued-one')).toMatchObject({
    ...{ source: 'INVENTORY', state: 'queued', startsAt: '2018-12-24T00:00:00Z', endsAt: null, quantity: 3 },
    ...{ upfrontCost: 30, recurringHourly: null, firstChargeDay: null, account: '' },
  });
  for (const other of others) expect(after.find(({ id }) => id === other.id)).toEqual(other);
  expect(after.length).toBe(10);
  expect((await load()).files[0]).toMatchObject({ rowsLoaded: 0, unchanged: true });
  await expect(bench.load([file], { companyId: 'workshop', isStrict: true })).rejects.toThrow(
    'is not a date',
  );
  expect(await inventory('workshop', [])).toEqual([]);
});

test('reservations of Azure: what was bought, returned in part or whole, and their groups', async () => {
  await bench.documents
    .insertInto('companies')
    .values({ company_id: 'acme', name: 'Acme', currency: 'USD' })
    .execute();
  const path = (order: string, id: string) =>
    `/providers/Microsoft.Capacity/reservationOrders/${order}/reservations/${id}`;
  const azure = {
    ProviderName: 'Microsoft',
    CommitmentDiscountStatus: 'Used',
    CommitmentDiscountCategory: 'Usage',
  };
  const charges = [
    row({ ...azure, CommitmentDiscountId: path('ORDER-1', 'res-1') }),
    row({ ...azure, CommitmentDiscountId: path('order-2', 'res-2') }),
  ];
  // As a customer agreement writes it, with blanks in some names.
  const header =
    'Event Date,Event Type,Reservation Order Id,Arm Sku Name,Term,Quantity,Region,Amount,Currency,Billing Frequency';
  const transactions = [
    header,
    '2024-01-10,Purchase,order-1,Standard_D4s_v5,P1Y,3,koreacentral,900,USD,OneTime',
    '2024-03-01,Refund,order-1,Standard_D4s_v5,P1Y,1,koreacentral,-250,USD,OneTime',
    '2024-02-01,Purchase,order-3,Standard_E4s_v5,P3Y,2,koreacentral,50,USD,Monthly',
    '2024-02-20,Cancel,order-3,Standard_E4s_v5,P3Y,2,koreacentral,-50,USD,Monthly',
    'soon,Purchase,order-4,Standard_E4s_v5,P3Y,2,koreacentral,50,USD,Monthly',
  ].join('\n');
  const details = [
    'ReservationOrderId,ReservationId,SkuName,Kind,TotalReservedQuantity,ReservedHours,UsedHours,UsageDate,InstanceFlexibilityGroup,InstanceFlexibilityRatio',
    'order-2,res-2,Standard_E4s_v5,Reservation,5,24,20,2024-05-02,Esv5 Series,2',
    'order-2,res-2,Standard_E4s_v5,Reservation,4,24,20,2024-05-01,Esv5 Series,2',
  ].join('\n');
  const files = [
    bench.file('charges.csv', csv(charges)),
    bench.file('transactions.csv', transactions),
    bench.file('details.csv', details),
  ];
  const report = await bench.load(files);
  expect(report.files.slice(1)).toMatchObject([
    { layout: 'Azure reservation transactions', rowsLoaded: 4, rowsRejected: 1 },
    { layout: 'Azure reservation details', rowsLoaded: 1, rowsRejected: 0 },
  ]);
  expect(report.files[1]?.rejected).toMatchObject([{ line: 6, column: 'EventDate', value: 'soon' }]);
  const found = await inventory('acme', ['azr']);
  expect(found.map(({ id, source, quantity, state }) => [id.slice(-7), source, quantity, state])).toEqual([
    ['s/res-1', 'BOTH', 2, null],
    ['s/res-2', 'BOTH', 5, null],
    ['order-3', 'INVENTORY', 2, 'returned'],
  ]);
  expect(found[0]).toMatchObject({
    ...{ instanceType: 'Standard_D4s_v5', term: 'P1Y', paymentOption: 'All Upfront', upfrontCost: 900 },
    ...{ startsAt: '2024-01-10T00:00:00Z', endsAt: '2025-01-10T00:00:00Z', currency: 'USD' },
  });
  expect(found[1]).toMatchObject({
    flexibilityGroup: 'Esv5 Series',
    startsAt: null,
    endsAt: null,
    term: null,
  });
  expect(found[2]).toMatchObject({
    paymentOption: 'No Upfront',
    upfrontCost: 0,
    endsAt: '2027-02-01T00:00:00Z',
  });
});

// The events of the history that are large or follow from a contract, in the words of those who would explain them.
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import type { Sku } from '../vocabulary.ts';
import { ALWAYS, type EventScript, event, kind, service } from './event-forms.ts';
import { MIDDLE_EVENTS } from './middle-events.ts';

/** The promotional credit of the first project of Google Cloud ends before this day. */
export const CREDIT_END = '2023-10-01';

const TWO = 2;

const reserved = (type: string) => (sku: Sku) => sku.instanceType === type && sku.regionId === 'us-east-1';
const isTransfer = (sku: Sku) =>
  sku.kind === 'network' && /transfer|egress|outbound/i.test(`${sku.meter} ${sku.description}`);

const runaway = (id: string, vendor: CloudCode, from: string, kinds: string[], cause: string) =>
  event([id, 'runaway job', vendor], 'quantity', [from, 3, 6], kind(...kinds), cause);
const transfer = (id: string, vendor: CloudCode, from: string, factor: number) =>
  event(
    [id, 'transfer spike', vendor],
    'quantity',
    [from, TWO, factor],
    isTransfer,
    'a backup was copied to the wrong region',
  );
const gpu = (id: string, vendor: CloudCode, from: string, days: number) =>
  event(
    [id, 'forgotten GPU machines', vendor],
    'appear',
    [from, days, 1],
    kind('gpu'),
    'training machines were not switched off',
  );

export const EVENT_SCRIPT: readonly EventScript[] = [
  runaway('runaway-1', 'aws', '2022-05-09', ['compute'], 'a retry loop started instances without end'),
  runaway('runaway-2', 'gcp', '2022-11-14', ['database'], 'a query without a date filter ran every minute'),
  runaway('runaway-3', 'azr', '2023-08-07', ['compute'], 'an autoscale rule without upper limit'),
  runaway('runaway-4', 'ncp', '2024-06-10', ['compute'], 'a crawler was started eight times'),
  transfer('transfer-1', 'aws', '2022-08-15', 8),
  transfer('transfer-2', 'gcp', '2023-05-15', 10),
  transfer('transfer-3', 'oci', '2024-03-11', 12),
  gpu('gpu-1', 'aws', '2023-02-06', 38),
  gpu('gpu-2', 'gcp', '2024-08-05', 24),
  event(
    ['logs-1', 'log flood', 'aws'],
    'quantity',
    ['2023-06-05', 4, 10],
    service('AmazonCloudWatch'),
    'debug logging in production',
  ),
  event(
    ['logs-2', 'log flood', 'azr'],
    'quantity',
    ['2024-05-06', 5, 9],
    service('Azure Monitor'),
    'debug logging in production',
  ),
  event(
    ['price-1', 'price change', 'aws'],
    'price',
    ['2024-02-01', ALWAYS, 1.25],
    kind('database'),
    'the vendor raised a price',
    { isFixed: true },
  ),
  event(
    ['price-2', 'price change', 'ncp'],
    'price',
    ['2023-04-01', ALWAYS, 1.5],
    kind('storage'),
    'the vendor raised a price',
    { isFixed: true },
  ),
  event(
    ['credit-1', 'credit expiry', 'gcp'],
    'credit',
    [CREDIT_END, ALWAYS, 1],
    kind('compute'),
    'the promotional credit ended',
    { isFixed: true },
  ),
  event(
    ['expiry-1', 'reservation expiry', 'aws'],
    'expiry',
    ['2023-07-05', ALWAYS, 1],
    reserved('t2.large'),
    'a reservation ended and was not renewed',
    { isFixed: true },
  ),
  event(
    ['expiry-2', 'reservation expiry', 'azr'],
    'expiry',
    ['2023-10-01', ALWAYS, 1],
    service('SQL Database'),
    'a reservation ended and was not renewed',
    { isFixed: true },
  ),
  event(
    ['move-1', 'region move', 'aws'],
    'move',
    ['2023-09-04', ALWAYS, 1],
    kind('storage'),
    'data moved to another region: two opposite changes',
  ),
  event(
    ['migration-1', 'migration', 'aws'],
    'quantity',
    ['2023-05-02', ALWAYS, 0.3],
    (sku) => sku.instanceType?.startsWith('m4.') ?? false,
    'instances were replaced, their reservation is too large now',
    { count: 'all', isFixed: true },
  ),
  event(
    ['tags-1', 'tag loss', 'azr'],
    'tags',
    ['2023-03-06', 21, 1],
    () => true,
    'a deployment dropped all tags',
    { count: 40, alert: 'must not' },
  ),
  event(
    ['deleted-1', 'deleted service', 'tencent'],
    'quantity',
    ['2023-11-06', ALWAYS, 0],
    kind('database'),
    'a database was deleted',
    { count: TWO },
  ),
  event(
    ['deleted-2', 'deleted service', 'openstack'],
    'quantity',
    ['2024-07-08', ALWAYS, 0],
    kind('storage'),
    'a volume pool was removed',
  ),
  event(
    ['batch-1', 'month-end batch', 'oci'],
    'month-end',
    ['2022-01-01', ALWAYS, 4],
    kind('compute'),
    'the accounts are closed on the last day of each month',
    { alert: 'must not', isFixed: true },
  ),
  event(
    ['weekend-1', 'weekend gap', 'ncp'],
    'weekend',
    ['2022-01-01', ALWAYS, 0],
    kind('compute'),
    'test servers are off on weekends',
    { alert: 'must not', isFixed: true, count: TWO },
  ),
  ...MIDDLE_EVENTS,
  event(
    ['late-1', 'late data', 'azr'],
    'quantity',
    ['2024-12-16', 1, 0.35],
    () => true,
    'the newest day is not complete yet',
    { alert: 'must not', isFixed: true, count: 'all' },
  ),
];

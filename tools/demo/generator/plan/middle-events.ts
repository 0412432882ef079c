// Events of a middle size: steps, spikes and drifts by a third to double, what is used on weekdays only, new regions, leaks.
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import type { Sku } from '../vocabulary.ts';
import { familyOf } from './commitment-terms.ts';
import { ALWAYS, type EventScript, event, kind } from './event-forms.ts';

type Place = [id: string, vendor: CloudCode, from: string];

const step = ([id, vendor, from]: Place, kinds: string[], factor: number, cause: string) =>
  event(
    [id, factor > 1 ? 'step' : 'drop', vendor],
    'quantity',
    [from, ALWAYS, factor],
    kind(...kinds),
    cause,
  );
const spike = ([id, vendor, from]: Place, days: number, kinds: string[], factor: number, cause: string) =>
  event([id, 'spike', vendor], 'quantity', [from, days, factor], kind(...kinds), cause);
const drift = ([id, vendor, from]: Place, ramp: number, kinds: string[], factor: number, cause: string) =>
  event([id, 'drift', vendor], 'drift', [from, ALWAYS, factor], kind(...kinds), cause, { ramp });
const leak = ([id, vendor, from]: Place, days: number, kinds: string[], factor: number, cause: string) =>
  event([id, 'slow leak', vendor], 'drift', [from, days, factor], kind(...kinds), cause, { ramp: days });
const weekday = ([id, vendor, from]: Place, days: number, kinds: string[], factor: number, cause: string) =>
  event([id, 'weekday-only', vendor], 'weekday', [from, days, factor], kind(...kinds), cause);
const region = ([id, vendor, from]: Place, days: number, place: { id: string; name: string }) =>
  event(
    [id, 'new region', vendor],
    'appear',
    [from, days, 1],
    kind('compute'),
    'machines were started in a region that nobody uses',
    { part: 0.03, region: place },
  );

export const MIDDLE_EVENTS: readonly EventScript[] = [
  step(['step-1', 'aws', '2022-10-03'], ['storage'], 1.5, 'the rule that deletes old objects was removed'),
  step(['step-2', 'azr', '2024-03-04'], ['compute'], 1.4, 'a second stage was set up and stayed'),
  step(['step-3', 'gcp', '2024-05-13'], ['database'], 1.6, 'a report reads all columns'),
  step(['step-4', 'ncp', '2022-09-05'], ['database'], 1.8, 'a replica was added'),
  step(['step-5', 'tencent', '2024-04-08'], ['compute'], 2, 'a campaign site was moved here'),
  spike(['spike-1', 'aws', '2024-09-09'], 2, ['database'], 1.8, 'an index was built anew'),
  spike(['spike-2', 'azr', '2022-07-11'], 2, ['storage'], 2, 'a restore was tried'),
  spike(['spike-3', 'oci', '2023-10-16'], 1, ['compute'], 2, 'a load test'),
  drift(['drift-1', 'aws', '2024-04-01'], 42, ['other'], 2, 'a client asks more often with each release'),
  drift(['drift-2', 'azr', '2022-10-10'], 35, ['network'], 1.8, 'a new partner is connected site by site'),
  leak(['leak-1', 'gcp', '2023-06-05'], 70, ['storage'], 1.9, 'temporary files were not deleted'),
  leak(['leak-2', 'openstack', '2024-01-08'], 60, ['compute'], 1.7, 'test machines were left running'),
  weekday(['weekday-1', 'aws', '2024-06-03'], 40, ['compute'], 1.6, 'a nightly job of the office days'),
  weekday(['weekday-2', 'tencent', '2023-05-08'], ALWAYS, ['network'], 2, 'a shop opened its terminals'),
  region(['region-1', 'aws', '2024-10-07'], 20, { id: 'ap-southeast-3', name: 'Asia Pacific (Jakarta)' }),
  region(['region-2', 'gcp', '2023-02-13'], ALWAYS, { id: 'me-west1', name: 'Tel Aviv' }),
  step(['drop-1', 'azr', '2024-08-12'], ['compute'], 0.5, 'machines were made smaller'),
  step(['drop-2', 'oci', '2022-08-08'], ['storage'], 0.6, 'old backups were deleted'),
  event(
    ['migration-2', 'migration', 'aws'],
    'move',
    ['2024-02-12', ALWAYS, 1],
    (sku) => isFamily(sku, 'r5'),
    'machines were moved to another family, their reservation stands idle',
    {
      count: 'all',
      isFixed: true,
      story: 'decline',
      becomes: (sku, skus) =>
        skus.find(
          (other) => isFamily(other, 'm5') && other.regionId === sku.regionId && other.os === sku.os,
        ) ?? skus.find((other) => isFamily(other, 'm5') && other.regionId === sku.regionId),
    },
  ),
  event(
    ['migration-3', 'migration', 'azr'],
    'move',
    ['2024-05-20', ALWAYS, 1],
    (sku) => sku.kind === 'compute' && familyOf(sku.instanceType) === 'Ds v5',
    'machines were moved to another region, their reservation stands idle',
    {
      count: 'all',
      isFixed: true,
      story: 'decline',
      becomes: (sku) => ({ ...sku, regionId: 'japaneast', regionName: 'Japan East' }),
    },
  ),
];

function isFamily({ kind: own, instanceType }: Sku, family: string): boolean {
  return own === 'compute' && familyOf(instanceType) === family;
}

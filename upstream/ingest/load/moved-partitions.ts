// Partitions whose rows a load brings under another vendor, because a name of a provider now stands for that one: they
// go, or their rows would count twice.
import { type ProviderName, vendorOfName } from '../../../lib/catalogue/provider-names.ts';
import type { PartitionRow } from '../../stores/documents/loads/partition-schema.ts';
import type { StagedFile } from '../staging/stage-files.ts';
import { LoadError } from './load-error.ts';

/** Throws a LoadError where a partition holds rows of other providers too, which the files do not bring again. */
export function movedPartitions(
  kept: readonly PartitionRow[],
  staged: readonly StagedFile[],
  names: readonly ProviderName[],
): PartitionRow[] {
  const hashes = new Set(staged.map(({ source }) => source.sha256));
  const groups = staged.flatMap((file) => file.groups);
  return kept.filter((partition) => {
    const { vendor, billing_account_id: account, billing_month: month } = partition;
    const beside = groups.filter((group) => group.account === account && group.month === month);
    if (beside.length === 0 || beside.some((group) => group.vendor === vendor)) return false;
    // Written before the names were kept: known by its files alone.
    if (typeof partition.providers !== 'string')
      return partition.source_hashes.split(',').every((hash) => hashes.has(hash));
    const providers = JSON.parse(partition.providers) as string[];
    const moved = providers.filter((provider) => vendorOfName(provider, names) !== vendor);
    const isBrought = moved.some((provider) => beside.some((group) => group.provider === provider));
    if (!isBrought) return false;
    const [stays] = providers.filter((provider) => !moved.includes(provider));
    if (stays !== undefined)
      throw new LoadError(null, {
        kind: 'movedProviders',
        values: { moved: moved.join(', '), month: month.slice(0, 7), stays, vendor },
      });
    return true;
  });
}

// What all blocks of a page say together when none of them has anything.
import { faultOfErrors } from '../../../../fault.ts';
import type { Caught } from '../QuietBlock.tsx';

/**
 * The errors of a page on which nothing can be shown: it is not there at all, or the company has no data of its vendor.
 * Null where at least one block can be shown, or where blocks failed for a reason of their own: each has its retry.
 */
export function faultOfPage(blocks: readonly Caught<unknown>[]): readonly unknown[] | null {
  const failed = blocks.flatMap((block) => (block.ok ? [] : [block.errors]));
  if (failed.length < blocks.length) return null;
  return failed.find((errors) => faultOfErrors(errors).upstreamCode === 'VENDOR_NOT_AVAILABLE') ?? null;
}

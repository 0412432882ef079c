// The exchange rates that a summary names, for all amounts of its page: they are of the same months.
import type { ShownRate } from '../../../../../lib/money/rate-notes.ts';
import type { Caught } from '../QuietBlock.tsx';

/** None of a summary that did not come. */
export function ratesOf(
  summary: Caught<{ readonly rates: readonly ShownRate[] }>,
): readonly ShownRate[] | undefined {
  return summary.ok ? summary.value?.rates : undefined;
}

// When commitments end, for the calendar: all that fit, the next to end first.
import type { CommitmentEnd } from '../../../contract/optimization/shared/shapes.ts';

export function endsOf<Row extends { endDate: string | null }>(
  rows: readonly Row[],
  namesOf: (row: Row) => Pick<CommitmentEnd, 'id' | 'name'>,
): CommitmentEnd[] {
  return rows
    .map((row) => ({ ...namesOf(row), endDate: row.endDate }))
    .sort((one, other) => timeOf(one) - timeOf(other));
}

/** Unknown values come last. */
function timeOf({ endDate }: CommitmentEnd): number {
  return endDate === null ? Number.MAX_SAFE_INTEGER : Date.parse(endDate);
}

/** A reservation without a name of its own is named by its machines. */
export function nameOf({
  id,
  displayName,
  count,
  machine,
}: {
  id: string;
  displayName: string;
  count: number | null;
  machine: string | null;
}): string {
  if (displayName !== id || machine === null) return displayName;
  return count === null ? machine : `${count} × ${machine}`;
}

// Which parts a pack of a rollup holds: those of some billing months that follow each other. A load rewrites the packs of
// its months, so a pack is no longer than what is written in a second or two.

export interface PackablePart {
  part: string;
  /** First day of its billing month. */
  month: string;
  /** Size of its file of the packed table. */
  bytes: number;
}

/** How many calendar months a pack may be of, from the longest. */
const SPANS = [120, 12, 3, 1];
/** How large the files may be together that a pack is made of, unless they are of one month. */
const MOST_BYTES = 12_000_000;

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The parts of each pack, in the given order; a span with fewer than `fewest` parts gets no pack. */
export function planPacks(parts: readonly PackablePart[], fewest: number): string[][] {
  const bySpan = (span: number) => {
    const groups = new Map<number, PackablePart[]>();
    for (const part of parts) {
      const place = Math.floor(monthNumber(part.month) / span);
      groups.set(place, [...(groups.get(place) ?? []), part]);
    }
    return [...groups.values()];
  };
  const isShort = (group: readonly PackablePart[]) =>
    group.reduce((sum, { bytes }) => sum + bytes, 0) <= MOST_BYTES;
  const span = SPANS.find((each) => bySpan(each).every(isShort)) ?? 1;
  return bySpan(span)
    .filter((group) => group.length >= fewest)
    .map((group) => group.map(({ part }) => part));
}

// Lists of percents as people write them. Plain data.
const [LEAST, MOST, MOST_PERCENTS] = [1, 1000, 10];

export function percentsText(percents: readonly number[]): string {
  return percents.join(', ');
}

/** Null where something in it is no percent from 1 to 1000, or there are more than ten. */
export function percentsOf(text: string): number[] | null {
  const words = text.split(/[\s,;%]+/).filter((word) => word !== '');
  const numbers = words.map(Number);
  const isRight = numbers.every((number) => number >= LEAST && number <= MOST);
  return isRight && numbers.length <= MOST_PERCENTS ? numbers : null;
}

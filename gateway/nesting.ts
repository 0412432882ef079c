// How deep a JSON value is nested, computed without recursion.

/** Whether lists and objects are nested in more than `levels` levels; a plain value has none. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let level = [value].filter(isNested);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === levels) return true;
    level = level.flatMap((each) => Object.values(each)).filter(isNested);
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

// Tells things of one name apart by the last part of their ids in which they all differ.

export interface NamedKey {
  /** Names are compared among items of the same group, such as those of one vendor. */
  among: string;
  key: string;
  name: string;
}

/** Paths of Azure, ARNs, and ids behind a name as in the data of GCP. */
const BETWEEN_PARTS = /[/:\s]+/;

/** By place in `items`: `name [part]` where items of several keys have the name, else the name. */
export function distinctNames(items: readonly NamedKey[]): string[] {
  const keysOf = new Map<string, Set<string>>();
  for (const item of items) {
    const keys = keysOf.get(idOf(item)) ?? new Set();
    keysOf.set(idOf(item), keys.add(item.key));
  }
  const parts = new Map(
    [...keysOf].flatMap(([id, keys]) => (keys.size > 1 ? [[id, partsOf([...keys])] as const] : [])),
  );
  return items.map((item) => {
    const part = parts.get(idOf(item))?.get(item.key);
    return part === undefined ? item.name : `${item.name} [${part}]`;
  });
}

function idOf({ among, name }: NamedKey): string {
  return `${among}\n${name}`;
}

function partsOf(keys: readonly string[]): ReadonlyMap<string, string> {
  const split = keys.map((key) => key.split(BETWEEN_PARTS).reverse());
  const most = Math.max(...split.map(({ length }) => length));
  for (let place = 0; place < most; place += 1) {
    const found = split.map((parts) => parts[place] ?? '');
    if (!found.includes('') && new Set(found).size === keys.length)
      return new Map(keys.map((key, index) => [key, found[index] ?? '']));
  }
  return new Map(keys.map((key) => [key, key]));
}

// Which objects of an answer are records that the whole page shares, and which are parts of their parent.

/** Their `id` is that of another object: a receiver has a level of its own in each setting that names it. */
const PARTS: ReadonlySet<string> = new Set(['LevelledReceiver']);

/** As Relay's own: the id; undefined of a part. */
export function dataIdOf(value: { readonly id?: unknown }, typeName: string): unknown {
  return PARTS.has(typeName) ? undefined : value.id;
}

// Which objects of an answer are records that the whole page shares, and which are parts of their parent.
import { generateClientID, ROOT_ID } from 'relay-runtime';

/** Their `id` is that of another object: a receiver has a level of its own in each setting that names it. */
const PARTS: ReadonlySet<string> = new Set(['LevelledReceiver']);

/** The one record of the viewer, so that a change which answers with the viewer changes what the page shows. */
const VIEWER = generateClientID(ROOT_ID, 'viewer');

/** As Relay's own: the id; undefined of a part. */
export function dataIdOf(value: { readonly id?: unknown }, typeName: string): unknown {
  if (PARTS.has(typeName)) return undefined;
  return typeName === 'Viewer' ? (value.id ?? VIEWER) : value.id;
}

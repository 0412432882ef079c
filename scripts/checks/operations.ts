// Compares the list of the web's operations with the artefacts that the Relay compiler wrote.

/** Of an artefact of an operation; those of fragments have none. */
const ID = /^ {4}"id": "(\w{64})",$/m;

/** Ids of the list that no artefact has, and ids of artefacts that are not on the list. */
export function operationFaults(
  list: Readonly<Record<string, string>>,
  artefacts: readonly string[],
): { unused: string[]; missing: string[] } {
  const used = new Set(artefacts.flatMap((text) => ID.exec(text)?.[1] ?? []));
  return {
    unused: Object.keys(list).filter((id) => !used.has(id)),
    missing: [...used].filter((id) => !Object.hasOwn(list, id)),
  };
}

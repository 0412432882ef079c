// Modules that `@module` names: loaded when an answer holds what they are for, and known at once from then on.
import { type FulfilledReactPromise, use, useState } from 'react';
import type { NormalizationSplitOperation, OperationLoader } from 'relay-runtime';

/** An `import()` that the Relay compiler wrote. */
type ModuleReference = () => Promise<unknown>;

/** React takes the value of a promise that says that it is fulfilled, and does not wait for it. */
const loaded = new Map<ModuleReference, FulfilledReactPromise<unknown>>();
const loading = new Map<ModuleReference, Promise<unknown>>();

/** One that failed is asked for anew the next time. */
function load(reference: ModuleReference): Promise<unknown> {
  const known = loading.get(reference);
  if (known) return known;
  const module = reference();
  loading.set(reference, module);
  module.then(
    (value) => loaded.set(reference, Object.assign(module, { status: 'fulfilled', value } as const)),
    () => loading.delete(reference),
  );
  return module;
}

/**
 * The module of a component; suspends while it is on its way. Throws what kept it from loading. The first reference is kept:
 * each query has a reference of its own to the same module, and a later answer would make what is shown wait again.
 */
export function useModule<Module>(reference: unknown): Module {
  const [asked] = useState(() => reference as ModuleReference);
  return use(loaded.get(asked) ?? load(asked)) as Module;
}

/** How the part of an answer that belongs to a module is put into the store. */
export const operationLoader: OperationLoader = {
  get: (reference) => operationIn(loaded.get(reference as ModuleReference)?.value),
  load: async (reference) => operationIn(await load(reference as ModuleReference)),
};

function operationIn(module: unknown): NormalizationSplitOperation | null {
  return (module as { default: NormalizationSplitOperation } | undefined)?.default ?? null;
}

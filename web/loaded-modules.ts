// Modules that components wait for: known at once from when they were first loaded.
import { useEffect, useState } from 'react';

/** An `import()`, in a function that stays the same. */
export type ModuleReference = () => Promise<unknown>;

const loaded = new Map<ModuleReference, unknown>();
const loading = new Map<ModuleReference, Promise<unknown>>();

/** One that failed is asked for anew the next time. */
export function loadModule<Module>(reference: () => Promise<Module>): Promise<Module>;
export function loadModule(reference: ModuleReference): Promise<unknown> {
  const known = loading.get(reference);
  if (known) return known;
  const module = reference();
  loading.set(reference, module);
  module.then(
    (value) => loaded.set(reference, value),
    () => loading.delete(reference),
  );
  return module;
}

/** Undefined while it is on its way. */
export function loadedModule(reference: ModuleReference): unknown {
  return loaded.get(reference);
}

/** Before something waits for the module; a failure is told to what waits for it. */
export function beginModule(reference: ModuleReference): void {
  loadModule(reference).catch(() => undefined);
}

interface Loading<Module> {
  /** Undefined while it is on its way. */
  module: Module | undefined;
  /** What kept it from loading. */
  failure: { error: unknown } | null;
}

/**
 * Loads a module for a component, without suspending: React shows what suspended no earlier than 300 ms after the last wait
 * began, and a module is mostly there within a few. The first reference is kept: each query has a reference of its own to the
 * same module, and a later answer would make what is shown wait again.
 */
export function useLoading<Module>(reference: () => Promise<Module>): Loading<Module>;
export function useLoading(reference: ModuleReference): Loading<unknown> {
  const [asked] = useState(() => reference);
  const [module, setModule] = useState(() => loadedModule(asked));
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    let isGone = false;
    loadModule(asked).then(
      (value) => !isGone && setModule(() => value),
      (error: unknown) => !isGone && setFailure({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [asked]);
  return { module, failure };
}

/** The module; undefined while it is on its way. Throws what kept it from loading. */
export function useModule<Module>(reference: () => Promise<Module>): Module | undefined {
  const { module, failure } = useLoading(reference);
  if (failure) throw failure.error;
  return module;
}

// Code that reads the part of an answer that belongs to a module (`@module`): it is loaded when an answer holds such a part.
import type { NormalizationSplitOperation, OperationLoader } from 'relay-runtime';
import { loadedModule, loadModule, type ModuleReference } from '../loaded-modules.ts';

export const operationLoader: OperationLoader = {
  get: (reference) => operationIn(loadedModule(reference as ModuleReference)),
  load: async (reference) => operationIn(await loadModule(reference as ModuleReference)),
};

function operationIn(module: unknown): NormalizationSplitOperation | null {
  return (module as { default: NormalizationSplitOperation } | undefined)?.default ?? null;
}

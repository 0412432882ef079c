// Operations run compiled.
import type { Plugin } from 'graphql-yoga';
import type { CompiledExecutor } from '../execution/executor.ts';

export function compiledExecution({ execute, subscribe }: CompiledExecutor): Plugin {
  return {
    onExecute: ({ setExecuteFn }) => setExecuteFn(execute),
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(subscribe),
  };
}

// What a module imports: a module of the repository by its path, anything else by its name.
import { dirname, posix } from 'node:path';

export interface Import {
  target: string;
  line: number;
  /** By `import()`: the module is loaded when it is needed. */
  isLazy: boolean;
}

const SPECIFIER = /(\bfrom|\bimport\(|^import)\s*(['"])([^'"\n]+)\2/gm;

/** `path` of the module is below the repository, with slashes. */
export function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(SPECIFIER)].map(({ 1: keyword, 3: specifier = '', index }) => ({
    target: specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier,
    line: text.slice(0, index).split('\n').length,
    isLazy: keyword === 'import(',
  }));
}

// Vite plugin: turns each `graphql` tag into an import of the artifact that the Relay compiler wrote for it.
import { dirname, join, relative, sep } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const ARTIFACTS = join(import.meta.dirname, '..', '..', 'web', '__generated__');
const TAG = /\bgraphql\s*`([^`]*)`/g;
const DEFINITION = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/;

export function relay(): Plugin {
  return {
    name: 'relay',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: /graphql\s*`/ },
      handler: (code, id) => replaceTags(code, id),
    },
  };
}

function replaceTags(
  code: string,
  id: string,
): { code: string; map: ReturnType<MagicString['generateMap']> } {
  const source = new MagicString(code);
  const imports: string[] = [];
  for (const match of code.matchAll(TAG)) {
    const name = DEFINITION.exec(match[1] ?? '')?.[1];
    if (!name) throw new Error(`${id}: a graphql tag without a named definition`);
    const variable = `__relay_${name}`;
    source.overwrite(match.index, match.index + match[0].length, variable);
    imports.push(`import ${variable} from '${artifactPath(id, name)}';`);
  }
  source.prepend(`${imports.join('\n')}\n`);
  return { code: source.toString(), map: source.generateMap({ hires: true }) };
}

function artifactPath(id: string, name: string): string {
  const path = relative(dirname(id), join(ARTIFACTS, `${name}.graphql.ts`))
    .split(sep)
    .join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

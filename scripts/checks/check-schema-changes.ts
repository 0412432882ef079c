// `npm run check`: breaking changes of schema.graphql since the commit before are written down in CHANGELOG.md.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

const SCHEMA = 'schema.graphql';
const CHANGELOG = 'CHANGELOG.md';

const now = readFileSync(SCHEMA, 'utf8');
const before = schemaBefore(now);
if (before === null) console.log('No earlier schema.graphql is known here.');
else {
  const changelog = readFileSync(CHANGELOG, 'utf8');
  const changes = await diff(buildSchema(before), buildSchema(now));
  const breaking = changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking);
  const untold = breaking.filter(({ path }) => !path || !changelog.includes(`\`${path}\``));
  for (const { message, path } of untold)
    console.error(`Breaking, and not in ${CHANGELOG} (name it as \`${path}\`): ${message}`);
  if (untold.length > 0) process.exitCode = 1;
}

/** The one of HEAD; where that is the same, the one before it was changed last. Null in a copy without history. */
function schemaBefore(text: string): string | null {
  const head = git('show', `HEAD:${SCHEMA}`);
  if (head !== text) return head;
  const [, earlier] = git('log', '-2', '--format=%H', '--', SCHEMA)?.trim().split('\n') ?? [];
  return earlier ? git('show', `${earlier}:${SCHEMA}`) : null;
}

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

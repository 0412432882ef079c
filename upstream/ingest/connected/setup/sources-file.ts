// Sources that the operator sets up in a JSON file: it is complete for the sources that it names, and read at every start.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { LOAD_ANSWERS, type LoadAnswer } from '../../../../lib/catalogue/loads/load-reasons.ts';
import {
  DEFAULT_SOURCE_INTERVAL,
  MAX_SOURCES,
  SOURCE_KIND_NAMES,
  SOURCE_LAYOUTS,
  sourceFields,
} from '../../../../lib/catalogue/loads/source-kinds.ts';
import { StartFault } from '../../../../lib/node/start-fault.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import { userOfEmail } from '../../../stores/documents/people/users.ts';
import {
  type ConnectedSource,
  removeSource,
  type SavedContent,
  saveSource,
  sourceOf,
} from '../../../stores/documents/sources/sources.ts';
import type { SourceLimits } from '../source-definition.ts';
import { checkedSource } from './check-source.ts';
import { openedSecrets, sealedSecrets } from './sealed-secrets.ts';

/** A value as it is, or where it is read from. */
const value = z.union([
  z.string(),
  z.strictObject({ env: z.string().min(1) }),
  z.strictObject({ file: z.string().min(1) }),
]);
const entry = z.strictObject({
  id: z.string().regex(/^[\w.-]{1,80}$/, 'must be letters, digits, dots, dashes'),
  company: z.string().min(1),
  name: z.string().optional(),
  kind: z.enum(SOURCE_KIND_NAMES),
  way: z.string(),
  fields: z.record(z.string(), value),
  layout: z.enum(SOURCE_LAYOUTS).default('MANIFESTS'),
  everyMinutes: z.number().default(DEFAULT_SOURCE_INTERVAL),
  allow: z.array(z.enum(LOAD_ANSWERS)).default([]),
  paused: z.boolean().default(false),
  /** E-mail address. */
  owner: z.string().optional(),
});
const content = z.strictObject({ sources: z.array(entry) });

type Entry = z.output<typeof entry>;

export interface FileParts {
  documents: Documents;
  secretKey: Uint8Array;
  limits: SourceLimits;
  environment: NodeJS.ProcessEnv;
  now: () => Date;
}

/** What was done, a line each. Throws a StartFault that names file and source; nothing is changed then. */
export async function applySourcesFile(parts: FileParts, path: string): Promise<string[]> {
  const entries = await entriesOf(path);
  const { documents, now } = parts;
  const rows = await documents
    .selectFrom('connected_sources')
    .selectAll()
    .where('file_key', 'is not', null)
    .execute();
  const known = rows.map((row) => sourceOf(row, now()));
  const wanted: { entry: Entry; companyId: string; content: SavedContent; before: ConnectedSource | null }[] =
    [];
  for (const each of entries) {
    const before = known.find(({ fileKey }) => fileKey === each.id) ?? null;
    wanted.push({ entry: each, before, ...(await wantedOf(parts, path, each, before)) });
  }
  const lines: string[] = [];
  for (const source of known.filter(({ fileKey }) => !entries.some(({ id }) => id === fileKey))) {
    await removeSource(documents, { companyId: source.companyId, actor: null, at: now() }, source);
    lines.push(`${source.fileKey}: removed`);
  }
  for (const { entry: each, companyId, content: saved, before } of wanted) {
    const moved = before !== null && before.companyId !== companyId;
    if (moved) await removeSource(documents, { companyId: before.companyId, actor: null, at: now() }, before);
    const of = moved ? null : before;
    if (of && isSame(of, saved)) {
      lines.push(`${each.id}: unchanged`);
      continue;
    }
    const change = { companyId, actor: null, at: now() };
    const done = await saveSource(documents, change, of, saved, MAX_SOURCES, each.id);
    if (typeof done !== 'string') throw new StartFault(`${path}: ${each.id}: ${done.fault}`);
    lines.push(`${each.id}: ${of ? 'changed' : 'added'}`);
  }
  return lines;
}

async function entriesOf(path: string): Promise<Entry[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartFault(`${path}: cannot be read (${error instanceof Error ? error.message : 'unknown'})`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new StartFault(`${path}: is no JSON`);
  }
  const read = content.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new StartFault(`${path}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}`);
  }
  const ids = read.data.sources.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new StartFault(`${path}: the source ${twice} stands there twice`);
  return read.data.sources;
}

async function wantedOf(
  { documents, secretKey, limits, environment }: FileParts,
  path: string,
  each: Entry,
  before: ConnectedSource | null,
): Promise<{ companyId: string; content: SavedContent }> {
  const fault = (what: string) => new StartFault(`${path}: ${each.id}: ${what}`);
  const companies = await documents.selectFrom('companies').select(['company_id', 'name']).execute();
  const company =
    companies.find(({ company_id }) => company_id === each.company) ??
    companies.find(({ name }) => name.toLowerCase() === each.company.toLowerCase());
  if (!company) throw fault(`there is no company ${each.company}`);
  const owner = each.owner === undefined ? null : await userOfEmail(documents, each.owner);
  if (each.owner !== undefined && !owner) throw fault(`there is no person ${each.owner}`);
  const fields: Record<string, string> = {};
  for (const [id, given] of Object.entries(each.fields)) {
    if (!sourceFields(each.kind, each.way).some((field) => field.id === id))
      throw fault(`${each.kind} by ${each.way} has no field ${id}`);
    fields[id] = await givenValue(given, environment, (what) => fault(`${id}: ${what}`));
  }
  const name = each.name ?? each.id;
  const { kind, way, layout, everyMinutes, allow, paused } = each;
  try {
    const { place, secrets } = checkedSource({ name, kind, way, fields, everyMinutes }, null, limits, true);
    const isKept = before !== null && isSameSecrets(openedSecrets(secretKey, before.sealed), secrets);
    const answers: LoadAnswer[] = allow;
    return {
      companyId: company.company_id,
      content: {
        ...{ name, kind, way, place, layout, everyMinutes, answers, isPaused: paused },
        sealed: isKept ? before.sealed : sealedSecrets(secretKey, secrets),
        ownerId: owner?.userId ?? null,
      },
    };
  } catch (error) {
    throw fault(error instanceof Error ? error.message : String(error));
  }
}

async function givenValue(
  given: z.output<typeof value>,
  environment: NodeJS.ProcessEnv,
  fault: (what: string) => StartFault,
): Promise<string> {
  if (typeof given === 'string') return given;
  if ('env' in given) {
    const found = environment[given.env];
    if (!found) throw fault(`the environment has no ${given.env}`);
    return found;
  }
  return (
    await readFile(given.file, 'utf8').catch(() => {
      throw fault(`${given.file} cannot be read`);
    })
  ).trim();
}

function isSameSecrets(one: Readonly<Record<string, string>> | null, other: Record<string, string>): boolean {
  const sorted = (secrets: Readonly<Record<string, string>>) =>
    JSON.stringify(Object.entries(secrets).sort());
  return one !== null && sorted(one) === sorted(other);
}

/** Sealing is another text each time: what is kept as it was is the same. */
function isSame(before: ConnectedSource, wanted: SavedContent): boolean {
  const words = (source: SavedContent) =>
    JSON.stringify([
      ...[source.name, source.kind, source.way, Object.entries(source.place).sort(), source.sealed],
      ...[source.layout, source.everyMinutes, source.answers, source.isPaused, source.ownerId],
    ]);
  return words(before) === words(wanted);
}

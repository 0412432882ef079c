// What the command about connected sources does.
import { parseArgs } from 'node:util';
import { secretKey } from '../../secret-key.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { claimSource, releaseSource } from '../../stores/documents/sources/source-leases.ts';
import { addSourceRun, noteSourceRun } from '../../stores/documents/sources/source-runs.ts';
import { type ConnectedSource, sourceOf } from '../../stores/documents/sources/sources.ts';
import { readAnswers } from '../plan/read-answers.ts';
import { makeSourceTools } from './make-source-tools.ts';
import { type RunOutcome, runSource, type SourceTools } from './runs/run-source.ts';
import { openedSecrets } from './setup/sealed-secrets.ts';
import { applySourcesFile } from './setup/sources-file.ts';
import { testSource } from './setup/test-source.ts';
import type { SourceCommandConfig } from './source-config.ts';

const USAGE =
  'usage: npm run sources -- list | apply FILE | test SOURCE | run SOURCE [--dry] [--allow WORDS] (SOURCE: its name, or its id)';

interface Parts {
  config: SourceCommandConfig;
  documents: Documents;
  environment: NodeJS.ProcessEnv;
  userName: string;
}

interface Said {
  text: string;
  exitCode: number;
}

/** Throws an Error whose message is for the person who gave the command. */
export async function obeySourceCommand(
  { config, documents, environment, userName }: Parts,
  args: string[],
): Promise<Said> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { dry: { type: 'boolean', default: false }, allow: { type: 'string', default: '' } },
  });
  const [word, named = ''] = positionals;
  const tools = await makeSourceTools(config, documents, secretKey(config.secretKey, config.dataDir));
  if (word === 'list') return said((await allSources(tools)).map(lineOf), 'no sources');
  if (word === 'apply' && named !== '')
    return said(await applySourcesFile({ ...tools, environment }, named), 'no sources');
  if (word === 'test' && named !== '') return test(tools, await sourceNamed(tools, named));
  if (word === 'run' && named !== '') {
    const answers = readAnswers(values.allow);
    if (typeof answers === 'string') throw new Error(`--allow: ${answers}`);
    const source = await sourceNamed(tools, named);
    const { sourceId, companyId } = source;
    const claim = await claimSource(documents, sourceId, tools.now());
    if (claim === null) throw new Error(`${source.name} is being run by another program`);
    try {
      const asked = { sourceId, companyId, askedBy: userName, isDry: values.dry, answers };
      const run = await addSourceRun(documents, asked, 'running', tools.now());
      const outcome = await runSource(tools, source, run, new AbortController().signal);
      await noteSourceRun(documents, run.runId, { ...outcome, endedAt: tools.now().toISOString() });
      return ended(outcome);
    } finally {
      await releaseSource(documents, claim, null);
    }
  }
  throw new Error(USAGE);
}

function said(lines: readonly string[], none: string): Said {
  return { text: `${lines.length === 0 ? none : lines.join('\n')}\n`, exitCode: 0 };
}

function ended({ state, fault, detail, months }: RunOutcome): Said {
  const lines = months.map((month) =>
    [month.month || 'no month', month.state, `${month.fileCount} files`, month.fault, month.detail]
      .filter(Boolean)
      .join('  '),
  );
  const last = [state, fault, detail].filter(Boolean).join('  ');
  return {
    text: `${[...lines, last].join('\n')}\n`,
    exitCode: state === 'failed' ? 1 : state === 'refused' ? 2 : 0,
  };
}

async function test(
  { secretKey: key, limits, externalIdOf }: SourceTools,
  source: ConnectedSource,
): Promise<Said> {
  const { kind, way, place, sealed, companyId } = source;
  const secrets = openedSecrets(key, sealed) ?? {};
  const trial = await testSource({ kind, way, place, secrets, limits, externalId: externalIdOf(companyId) });
  if (trial.fault) return { text: `${trial.fault.code}: ${trial.fault.detail}\n`, exitCode: 1 };
  const more = trial.isMore ? ' and more' : '';
  return said([`${trial.fileCount} files, ${trial.manifestCount} manifests${more}`, ...trial.keys], '');
}

async function allSources({ documents, now }: SourceTools): Promise<ConnectedSource[]> {
  const rows = await documents.selectFrom('connected_sources').selectAll().orderBy('name').execute();
  return rows.map((row) => sourceOf(row, now()));
}

async function sourceNamed(tools: SourceTools, named: string): Promise<ConnectedSource> {
  const found = (await allSources(tools)).filter(({ sourceId, name, fileKey }) =>
    [sourceId, name, fileKey].includes(named),
  );
  const [one, other] = found;
  if (!one) throw new Error(`there is no source ${named}`);
  if (other) throw new Error(`several sources are called ${named}: ${found.map(lineOf).join('; ')}`);
  return one;
}

/** Without anything that is sealed. */
function lineOf({ sourceId, name, companyId, kind, place, isPaused }: ConnectedSource): string {
  const address = [place.bucket, place.prefix].filter(Boolean).join('/');
  return [sourceId, companyId, name, kind, address, ...(isPaused ? ['paused'] : [])].join('  ');
}

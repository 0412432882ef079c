// What `npm run ingest` does: loads billing files into a company, and says what came of it.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { LoadAnswer } from '../../lib/catalogue/loads/load-reasons.ts';
import { printable } from '../../lib/node/loads/printable.ts';
import type { CommandOutput } from '../command-output.ts';
import type { IngestCommandConfig } from '../config.ts';
import type { Documents } from '../stores/documents/database.ts';
import { openDocuments } from '../stores/documents/open-documents.ts';
import { type Company, companyById } from '../stores/documents/platform/companies.ts';
import { fetchFolder } from '../stores/facts/duckdb/fact-files.ts';
import { openFactSink } from '../stores/facts/open-facts.ts';
import { LoadError } from './load/load-error.ts';
import { reportText } from './load/report-text.ts';
import { LoadRefused, openFindings } from './plan/load-refused.ts';
import { readAnswers } from './plan/read-answers.ts';
import { runLoad } from './runs/run-load.ts';
import { findFiles } from './sources/find-files.ts';

const USAGE =
  'usage: npm run ingest -- [--company ID_OR_NAME | --create NAME] [--plan] [--allow REASON,...] [--strict] SOURCE... (file, folder, pattern, s3://bucket/prefix or https://host/bucket/prefix)';
/** Where files go when no company is named: never into a company of the demo. */
const OWN_COMPANY = 'My company';

interface Target {
  companyId: string;
  name: string;
  isNew: boolean;
}

interface Command {
  company?: string | undefined;
  create?: string | undefined;
  strict: boolean;
  plan: boolean;
  answers: LoadAnswer[];
  files: string[];
}

/** The load was refused for what its plan says; a fault of a file or of the call is 1. */
const REFUSED = 2;

function readCommand(args: string[]): Command {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        company: { type: 'string' },
        create: { type: 'string' },
        strict: { type: 'boolean', default: false },
        plan: { type: 'boolean', default: false },
        allow: { type: 'string', multiple: true, default: [] },
      },
    });
    if (positionals.length === 0) throw new Error('no file is named');
    if (values.company !== undefined && values.create !== undefined) {
      throw new Error('--company and --create exclude each other');
    }
    const answers = readAnswers(values.allow.join(','));
    if (typeof answers === 'string') throw new Error(`--allow: ${answers}`);
    const { company, create, strict, plan } = values;
    return { company, create, strict, plan, answers, files: positionals };
  } catch (error) {
    throw new LoadError(null, `${error instanceof Error ? error.message : String(error)}; ${USAGE}`);
  }
}

async function targetOf(documents: Documents, { company, create }: Command): Promise<Target> {
  const all = await documents
    .selectFrom('companies')
    .select(['company_id', 'name'])
    .orderBy('name')
    .execute();
  const named = (text: string) =>
    all.find((row) => row.company_id === text) ??
    all.find((row) => row.name.toLowerCase() === text.trim().toLowerCase());
  if (create !== undefined) {
    const name = create.trim();
    if (name === '') throw new LoadError(null, '--create needs a name');
    if (named(name))
      throw new LoadError(null, `a company '${name}' exists already; load into it by --company`);
    return { companyId: await freeId(documents, name), name, isNew: true };
  }
  const found = named(company ?? OWN_COMPANY);
  if (found) return { companyId: found.company_id, name: found.name, isNew: false };
  if (company === undefined)
    return { companyId: await freeId(documents, OWN_COMPANY), name: OWN_COMPANY, isNew: true };
  const list = all.map((row) => `${row.company_id} (${row.name})`).join(', ');
  throw new LoadError(
    null,
    `there is no company '${company}'; there are: ${list || 'none yet, use --create'}`,
  );
}

/** An id that reads like the name, where the name has letters for one and it is free. */
async function freeId(documents: Documents, name: string): Promise<string> {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const taken: Company | null = slug === '' ? null : await companyById(documents, slug);
  return slug === '' || taken ? `company-${randomUUID().slice(0, 8)}` : slug;
}

const MAX_LINE = 2000;

/** Returns the exit code; `args` are those behind the name of the command. */
export async function ingest(
  args: string[],
  config: IngestCommandConfig,
  output: CommandOutput,
): Promise<number> {
  try {
    return await load(readCommand(args), config, output);
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    const told = error instanceof LoadError ? lines : lines.slice(0, 1);
    const what = told.map((line) => printable(line, MAX_LINE)).join('\n');
    output.stderr.write(`${output.stderr.isTTY ? '\r\u001b[K' : ''}ingest: ${what}\n`);
    return error instanceof LoadRefused ? REFUSED : 1;
  }
}

async function load(
  command: Command,
  config: IngestCommandConfig,
  { stdout, stderr }: CommandOutput,
): Promise<number> {
  /** On a terminal: in the place of what was told before. */
  const tell = (text: string) => {
    if (stderr.isTTY) stderr.write(`\r\u001b[K${text}`);
  };
  const documents = await openDocuments(config.dataDir, config.databaseUrl);
  const fetched = fetchFolder(config.dataDir, randomUUID());
  let closeSink = async () => {};
  let target: Target | null = null;
  try {
    const { sink, close } = await openFactSink({ ...config, documents });
    closeSink = close;
    target = await targetOf(documents, command);
    const sources = await findFiles(command.files, {
      s3: config.s3,
      folder: fetched,
      onFetch: (name, done, total) => tell(`fetching ${name} (${done + 1} of ${total})`),
    });
    const report = await runLoad({
      origin: 'command',
      startedBy: userInfo().username,
      documents,
      dataDir: config.dataDir,
      sink,
      companyId: target.companyId,
      files: sources.files,
      found: sources.found,
      isStrict: command.strict,
      isPlanOnly: command.plan,
      answers: command.answers,
      ...(target.isNew ? { newCompany: { name: target.name } } : {}),
      onProgress: ({ step, name, done, total }) => {
        tell(`${step} ${name} (${done + 1} of ${total})`);
      },
    });
    tell('');
    stdout.write(reportText(target.name, report));
    return openFindings(report.plan).length > 0 ? REFUSED : 0;
  } catch (error) {
    if (error instanceof LoadRefused) {
      tell('');
      stdout.write(reportText(target?.name ?? '', error.report));
    }
    throw error;
  } finally {
    await rm(fetched, { recursive: true, force: true });
    await closeSink();
    await documents.destroy();
  }
}

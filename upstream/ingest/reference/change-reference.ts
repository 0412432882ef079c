// What `npm run reference` does: takes reference data over from files, and writes them out.
import { parseArgs } from 'node:util';
import type { CommandOutput } from '../../command-output.ts';
import type { DocumentsConfig } from '../../config.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { openDocuments } from '../../stores/documents/open-documents.ts';
import { type Company, companyNamed } from '../../stores/documents/platform/companies.ts';
import { csvText, jsonText } from './export-text.ts';
import { type ImportReport, importFiles } from './import-files.ts';
import { KIND_NAMES, kindNamed } from './kinds.ts';
import { ReferenceFault } from './reference-fault.ts';

const USAGE = `usage: npm run reference -- --company ID_OR_NAME [--kind KIND] [--replace] FILE...
       npm run reference -- --company ID_OR_NAME --export KIND [--csv]
kinds: ${KIND_NAMES.join(', ')}`;
const MAX_FAULTS = 20;

interface Command {
  company: string;
  kind: string | undefined;
  isReplacing: boolean;
  exported: string | undefined;
  isCsv: boolean;
  files: string[];
}

/** Returns the exit code; `args` are those behind the name of the command. */
export async function changeReference(
  args: string[],
  { dataDir, databaseUrl }: DocumentsConfig,
  { stdout, stderr }: CommandOutput,
): Promise<number> {
  try {
    const command = readCommand(args);
    const documents = await openDocuments(dataDir, databaseUrl);
    try {
      stdout.write(await obey(command, documents));
    } finally {
      await documents.destroy();
    }
    return 0;
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    stderr.write(faultText(error instanceof ReferenceFault ? error.faults : [message]));
    return 1;
  }
}

function readCommand(args: string[]): Command {
  try {
    const { values, positionals: files } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        company: { type: 'string' },
        kind: { type: 'string' },
        replace: { type: 'boolean', default: false },
        export: { type: 'string' },
        csv: { type: 'boolean', default: false },
      },
    });
    const { company, kind, replace: isReplacing, export: exported, csv: isCsv } = values;
    if (company === undefined) throw new Error('--company names the company');
    if (exported === undefined && files.length === 0) throw new Error('no file is named');
    if (exported !== undefined && (files.length > 0 || kind !== undefined || isReplacing))
      throw new Error('--export takes no files, --kind or --replace');
    if (exported === undefined && isCsv) throw new Error('--csv belongs to --export');
    return { company, kind, isReplacing, exported, isCsv, files };
  } catch (error) {
    throw new ReferenceFault([`${error instanceof Error ? error.message : String(error)}\n${USAGE}`]);
  }
}

async function obey(command: Command, documents: Documents): Promise<string> {
  const company = await companyNamed(documents, command.company);
  if (!company) throw new ReferenceFault([await unknownCompany(command.company, documents)]);
  const { companyId } = company;
  if (command.exported !== undefined) {
    const kind = kindNamed(command.exported);
    if (!kind)
      throw new ReferenceFault([`--export '${command.exported}' is not one of ${KIND_NAMES.join(', ')}`]);
    const entries = await kind.read(documents, companyId);
    return command.isCsv ? csvText(kind, entries) : jsonText(kind, entries);
  }
  const { files, kind, isReplacing } = command;
  return reportText(company, await importFiles({ documents, companyId, files, kind, isReplacing }));
}

async function unknownCompany(text: string, documents: Documents): Promise<string> {
  const rows = await documents
    .selectFrom('companies')
    .select(['company_id', 'name'])
    .orderBy('name')
    .execute();
  const list = rows.map(({ company_id, name }) => `${company_id} (${name})`).join(', ');
  return `there is no company '${text}'; there are: ${list || 'none yet'}`;
}

function reportText(company: Company, reports: readonly ImportReport[]): string {
  const lines = reports.map(({ kind, added, changed, removed, unchanged, isReordered }) => {
    const order = isReordered ? ', in another order' : '';
    const whose = kindNamed(kind)?.isShared ? 'all companies' : company.name;
    return `${whose}, ${kind}: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} as before${order}\n`;
  });
  return lines.join('');
}

function faultText(faults: readonly string[]): string {
  const shown = faults.slice(0, MAX_FAULTS).map((fault) => `reference: ${fault}\n`);
  const rest = faults.length - shown.length;
  return `${shown.join('')}${rest > 0 ? `reference: and ${rest} more\n` : ''}`;
}

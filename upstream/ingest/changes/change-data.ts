// What `npm run data` does: takes data out of a company and puts them back.
import { userInfo } from 'node:os';
import type { CommandOutput } from '../../command-output.ts';
import type { IngestCommandConfig } from '../../config.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { listsOfChanges } from '../../stores/documents/datasets/list-changes.ts';
import {
  changesById,
  changesWithin,
  type DataScope,
  monthsOfChanges,
} from '../../stores/documents/loads/data-changes.ts';
import { openDocuments } from '../../stores/documents/open-documents.ts';
import { type Company, companyNamed } from '../../stores/documents/platform/companies.ts';
import { openFactSink } from '../../stores/facts/open-facts.ts';
import { countNewParts } from '../load/partition-quality.ts';
import { upgradeFacts } from '../load/upgrade-facts.ts';
import { historyText, listsText, monthsText } from './change-text.ts';
import type { ChangeOptions, DoneChange } from './data-change.ts';
import { type DataCommand, readDataCommand } from './read-command.ts';
import { listsPreview, removalPreview, removeData, scopeText } from './remove-data.ts';
import { removeLapsed, retentionPreview, saveRetention } from './retain-data.ts';
import { revertChange } from './revert-change.ts';

const SHOWN_CHANGES = 50;

/** Returns the exit code; `args` are those behind the name of the command. */
export async function changeData(
  args: string[],
  config: IngestCommandConfig,
  { stdout, stderr }: CommandOutput,
): Promise<number> {
  try {
    const command = readDataCommand(args);
    const documents = await openDocuments(config.dataDir, config.databaseUrl);
    try {
      stdout.write(await obey(command, documents, config));
    } finally {
      await documents.destroy();
    }
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    stderr.write(`data: ${message}\n`);
    return 1;
  }
}

async function obey(
  command: DataCommand,
  documents: Documents,
  config: IngestCommandConfig,
): Promise<string> {
  const company = await companyNamed(documents, command.company);
  if (!company) throw new Error(`there is no company '${command.company}'`);
  const { companyId } = company;
  const { scope } = command;
  if (command.do === 'history') return history(documents, companyId, scope);
  await upgradeFacts({ documents, dataDir: config.dataDir });
  await countNewParts(documents, config.dataDir, companyId);
  if (command.do === 'remove' && command.confirm !== company.name) {
    if (command.confirm !== undefined)
      throw new Error(`--confirm '${command.confirm}' is not the name of the company; nothing was changed`);
    return preview(documents, company, scope);
  }
  if (command.do === 'keep-months' && command.confirm !== company.name) {
    if (command.confirm !== undefined)
      throw new Error(`--confirm '${command.confirm}' is not the name of the company; nothing was changed`);
    return retentionText(documents, company, command.months);
  }
  const { sink, close } = await openFactSink({ ...config, documents });
  try {
    const actor = { userId: null, name: userInfo().username };
    const options = { documents, sink, companyId, actor, at: new Date() };
    if (command.do === 'keep-months') return await keepMonths(options, company, command.months, config);
    const done = command.do === 'remove' ? await removeData(options, scope) : await revert(options, command);
    await sink.removeUnused();
    return doneText(company, done, config);
  } finally {
    await close();
  }
}

/** `--undo` takes a load, `--restore` what took data out: the wrong one of the two is a slip. */
async function revert(options: ChangeOptions, command: DataCommand): Promise<DoneChange> {
  const { documents, companyId } = options;
  const { changeId = '' } = command;
  const [change] = await changesById(documents, companyId, [changeId]);
  if (change && (change.kind === 'LOAD') !== (command.do === 'undo')) {
    const right = change.kind === 'LOAD' ? '--undo' : '--restore';
    throw new Error(`${changeId} is a ${change.kind.toLowerCase()}: use ${right}`);
  }
  return revertChange(options, changeId);
}

async function history(documents: Documents, companyId: string, scope: DataScope): Promise<string> {
  const paging = { limit: SHOWN_CHANGES, skip: 0 };
  const { changes, totalCount } = await changesWithin(documents, companyId, scope, paging);
  const ids = changes.map(({ changeId }) => changeId);
  const months = await monthsOfChanges(documents, companyId, ids, scope);
  const lists = await listsOfChanges(documents, companyId, ids, scope);
  return historyText(
    changes,
    (changeId) => months.filter(({ change_id }) => change_id === changeId),
    (changeId) => lists.filter((list) => list.changeId === changeId),
    totalCount,
  );
}

async function preview(documents: Documents, company: Company, scope: DataScope): Promise<string> {
  const months = await removalPreview(documents, company.companyId, scope);
  const lists = (await listsPreview(documents, company.companyId, scope)).map(({ list, rowCount }) => ({
    ...{ list, rowsBefore: rowCount, rowsNow: 0 },
  }));
  if (months.length + lists.length === 0) throw new Error(`there are no data of ${scopeText(scope)}`);
  return `${whatText(months, lists)}\n\nnothing was changed: give --confirm '${company.name}' to remove these\n`;
}

async function retentionText(documents: Documents, company: Company, months: number | null): Promise<string> {
  const { lapsed } =
    months === null ? { lapsed: [] } : await retentionPreview(documents, company.companyId, months);
  const what = lapsed.length === 0 ? 'no month would be removed' : monthsText(lapsed);
  return `${what}\n\nnothing was changed: give --confirm '${company.name}' for this: ${keptText(months)} kept\n`;
}

/** Saves the setting, and does at once what the running product does once an hour. */
async function keepMonths(
  options: ChangeOptions,
  company: Company,
  months: number | null,
  config: IngestCommandConfig,
): Promise<string> {
  await saveRetention(options, months);
  const done = await removeLapsed(options);
  await options.sink.removeUnused();
  const kept = `company ${company.name}: ${keptText(months)} kept from now on\n`;
  if (!done) return kept;
  return `${kept}${doneText(company, done, config)}before that: --keep-months with more months, or all\n`;
}

const keptText = (months: number | null) =>
  months === null ? 'all months are' : `the newest ${months} months are`;

/** What a change does, or would do: months, or rows of lists. */
function whatText(months: DoneChange['months'], lists: Parameters<typeof listsText>[0]): string {
  return [
    ...(months.length > 0 ? [monthsText(months)] : []),
    ...(lists.length > 0 ? [listsText(lists)] : []),
  ].join('\n\n');
}

function doneText(
  company: Company,
  { kind, changeId, months, lists }: DoneChange,
  { keepDays }: IngestCommandConfig,
): string {
  const back = `npm run data -- --company ${company.companyId} --restore ${changeId}`;
  return `${whatText(months, lists)}\n\ncompany ${company.name}: ${kind.toLowerCase()} ${changeId}\nto go back within ${keepDays} days: ${back}\n`;
}

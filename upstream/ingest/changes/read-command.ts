// The arguments of `npm run data`, read and checked.
import { parseArgs } from 'node:util';
import { isDay } from '../../../lib/calendar/calendar.ts';
import { isKeptMonths, LEAST_MONTHS, MOST_MONTHS } from '../../../lib/catalogue/loads/kept-months.ts';
import type { DataScope } from '../../stores/documents/loads/data-changes.ts';

const USAGE = `usage: npm run data -- --company ID_OR_NAME --history [SCOPE]
       npm run data -- --company ID_OR_NAME --remove SCOPE [--confirm NAME_OF_THE_COMPANY]
       npm run data -- --company ID_OR_NAME --undo LOAD
       npm run data -- --company ID_OR_NAME --restore CHANGE
       npm run data -- --company ID_OR_NAME --keep-months 36|all [--confirm NAME_OF_THE_COMPANY]
SCOPE: [--vendor aws|azr|…] [--account BILLING_ACCOUNT_ID] [--month YYYY-MM], or --all,
       or --file NAME: what a file brought to the lists beside the charges, such as an inventory`;

export interface DataCommand {
  company: string;
  do: 'history' | 'remove' | 'undo' | 'restore' | 'keep-months';
  scope: DataScope;
  /** Of `undo` and `restore`. */
  changeId: string | undefined;
  confirm: string | undefined;
  /** Of `keep-months`; null: all. */
  months: number | null;
}

/** Throws an Error that says what is wrong, and how it is used. */
export function readDataCommand(args: string[]): DataCommand {
  try {
    return readCommand(args);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function readCommand(args: string[]): DataCommand {
  const { values } = parseArgs({
    args,
    options: {
      company: { type: 'string' },
      history: { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
      undo: { type: 'string' },
      restore: { type: 'string' },
      'keep-months': { type: 'string' },
      vendor: { type: 'string' },
      account: { type: 'string' },
      month: { type: 'string' },
      file: { type: 'string' },
      all: { type: 'boolean', default: false },
      confirm: { type: 'string' },
    },
  });
  const { company, confirm, undo, restore } = values;
  if (company === undefined) throw new Error('--company names the company');
  const asked = (['history', 'remove', 'undo', 'restore', 'keep-months'] as const).filter((name) => {
    return values[name] !== undefined && values[name] !== false;
  });
  const [does] = asked;
  if (does === undefined || asked.length > 1)
    throw new Error('one of --history, --remove, --undo, --restore and --keep-months is needed');
  const scope = scopeOf(values);
  const isWhole = Object.values(scope).every((part) => part === null);
  if (values.all && !isWhole) throw new Error('--all takes no --vendor, --account, --month or --file');
  if (scope.file !== null && Object.entries(scope).some(([name, part]) => name !== 'file' && part !== null))
    throw new Error('--file takes no --vendor, --account or --month');
  if (does === 'remove' && isWhole && !values.all)
    throw new Error('--remove needs --vendor, --account, --month, --file or --all');
  if (undo !== undefined || restore !== undefined) {
    if (!isWhole || values.all) throw new Error(`--${does} takes a change whole, without a scope`);
  }
  if (does === 'keep-months' && (!isWhole || values.all))
    throw new Error('--keep-months is of the company, without a scope');
  if (confirm !== undefined && does !== 'remove' && does !== 'keep-months')
    throw new Error('--confirm belongs to --remove and --keep-months');
  const months = monthsOf(values['keep-months']);
  return { company, do: does, scope, changeId: undo ?? restore, confirm, months };
}

function monthsOf(text: string | undefined): number | null {
  if (text === undefined || text === 'all') return null;
  const months = Number(text);
  if (isKeptMonths(months)) return months;
  throw new Error(
    `--keep-months '${text}' is neither all nor a number from ${LEAST_MONTHS} to ${MOST_MONTHS}`,
  );
}

interface ScopeArguments {
  vendor?: string | undefined;
  account?: string | undefined;
  month?: string | undefined;
  file?: string | undefined;
}

function scopeOf({ vendor, account, month, file }: ScopeArguments): DataScope {
  const first = month === undefined ? null : `${month}-01`;
  if (first !== null && !isDay(first)) throw new Error(`--month '${month}' is not of the form YYYY-MM`);
  return { vendor: vendor ?? null, billingAccountId: account ?? null, month: first, file: file ?? null };
}

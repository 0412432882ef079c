// What the inbox says to the person who put a file there.
import type { FileReport } from '../../stores/documents/loads/load-report.ts';
import { fileText } from '../load/report-text.ts';
import { ALLOW } from './inbox-files.ts';

/** Beside a loaded file some of whose rows were not; null where there is nothing to mend. */
export function rejectedNote(reports: readonly FileReport[]): string | null {
  const faulty = reports.filter(({ rowsRejected }) => rowsRejected > 0);
  if (faulty.length === 0) return null;
  return [
    'The file was loaded without the rows below. Mend them and put the whole file here again: its months are replaced.',
    ...faulty.map(fileText),
    '',
  ].join('\n');
}

/** `plan` is there where the load was refused for what it would have changed, and may be let in. */
export function refusedNote(message: string, plan: string | null): string {
  if (plan === null)
    return `The file was refused, nothing of it was loaded:\n${message}\n\nMend it and put it into the folder of the company again.\n`;
  return [
    'The load was refused, nothing was changed:',
    `${message}\n`,
    `${plan}\n`,
    'Mend the files and put them into the folder of the company again. To load them all the same, put them into a folder',
    `there that is named after what may pass, such as ${ALLOW}shrink or ${ALLOW}rejected+shrink (the words behind --allow).`,
    '',
  ].join('\n');
}

/** Of a folder whose name says what may pass in words that are none. */
export function unknownWordsNote(what: string): string {
  return `The folder says what may pass in a wrong word: ${what}\nName it anew; nothing in it was loaded.\n`;
}

/** Of what lies where no company looks for it. */
export function misplacedNote(kind: 'file' | 'folder', companies: readonly string[]): string {
  const list = companies.length > 0 ? companies.join(', ') : 'none yet';
  return kind === 'file'
    ? `This file belongs to no company: put it into a folder that is named like one (${list}).\n`
    : `There is no company of this name or id (there are: ${list}). A folder makes none: load the first files by ` +
        '`npm run ingest -- --create "NAME" FILE`, or name the folder like a company.\n';
}

// Notes on a file as its report keeps them.
import { type LoadFact, loadFactText } from '../../../lib/node/loads/load-facts.ts';
import type { FileReport } from '../../stores/documents/loads/load-report.ts';

/** For the language of a reader, and in English. */
export function toldNotes(facts: readonly LoadFact[]): Pick<FileReport, 'notes' | 'noteFacts'> {
  return { notes: facts.map((fact) => loadFactText(fact, 'en')), noteFacts: [...facts] };
}

// The company that a question of operation status names.
import { inputError } from '../../errors.ts';
import { fromGlobalId } from '../../graph/global-id.ts';

/** Empty where none is named. Throws an input error for what is no id of a company. */
export function companyKey(company: string | null | undefined): string {
  if (company === null || company === undefined) return '';
  const parsed = fromGlobalId(company);
  if (parsed?.type !== 'Company') throw inputError('company', 'no id of a company', 'UNKNOWN_COMPANY');
  return parsed.key;
}

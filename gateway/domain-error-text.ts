import { type DomainErrorCode, domainErrorTexts } from '../lib/catalogue/domain-errors.ts';
import { textsOf } from '../lib/node/texts.ts';

/** Why it is so, in English: messages of errors are for those who write programs, and screens have texts by the code. */
export function domainErrorText(code: DomainErrorCode): string {
  return textsOf('en')(domainErrorTexts(code).cause);
}

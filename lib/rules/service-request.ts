// What a request to the support may say, the same in the browser, the gateway and the services.
import { isWithinLength, lengthOf } from './text-rules.ts';

export const MAX_REQUEST_LENGTH = 5_000;

export interface RequestFault {
  field: 'title' | 'content';
  code: 'TEXT_MISSING' | 'TEXT_TOO_LONG' | 'CONTROL_CHARACTERS';
}

/** The first thing that is wrong; null where it may be sent. The title is one line, the content may have several. */
export function serviceRequestFault({
  title,
  content,
}: Record<'title' | 'content', string>): RequestFault | null {
  if (title.trim() === '') return { field: 'title', code: 'TEXT_MISSING' };
  if (/[\p{Cc}\u2028\u2029]/u.test(title)) return { field: 'title', code: 'CONTROL_CHARACTERS' };
  if (!isWithinLength(title)) return { field: 'title', code: 'TEXT_TOO_LONG' };
  if (content.trim() === '') return { field: 'content', code: 'TEXT_MISSING' };
  if (/[^\P{Cc}\r\n\t]/u.test(content)) return { field: 'content', code: 'CONTROL_CHARACTERS' };
  return lengthOf(content) > MAX_REQUEST_LENGTH ? { field: 'content', code: 'TEXT_TOO_LONG' } : null;
}

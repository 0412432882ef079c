// The forms in which a file can be sent, smallest first.
import { acceptedTags } from '../../../lib/catalogue/languages.ts';

export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** The smallest form that the client takes of those that are there; null: the file as it is. */
export function codingFor(
  { headers }: { headers: { get(name: string): string | null } },
  offered: (coding: Coding) => boolean,
): Coding | null {
  const taken = acceptedTags(headers.get('accept-encoding')?.toLowerCase());
  return CODINGS.find((coding) => taken.includes(coding) && offered(coding)) ?? null;
}

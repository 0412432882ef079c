// What every change of a company's records says of itself.
import type { Documents } from '../../stores/documents/database.ts';

/** Who changes what, and when. */
export interface Change {
  documents: Documents;
  companyId: string;
  actor: { userId: string; name: string };
  at: Date;
}

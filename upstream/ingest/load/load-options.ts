// What a load is asked for.
import type { LoadAnswer } from '../../../lib/catalogue/loads/load-reasons.ts';
import type { Documents } from '../../stores/documents/database.ts';
import type { LoadProgress } from '../../stores/documents/loads/load-report.ts';
import type { EngineLimits } from '../../stores/facts/duckdb/engine-limits.ts';
import type { FactSink } from '../../stores/facts/fact-sink.ts';

export interface LoadOptions {
  documents: Documents;
  dataDir: string;
  companyId: string;
  /** Paths of billing files of one export: rows of one billing month may be in several of them. */
  files: readonly string[];
  /** Those of them that a search found: what is no billing file among them is passed over. */
  found?: ReadonlySet<string>;
  /** Makes the company in the same transaction, in the currency of most rows unless one is given. */
  newCompany?: { name: string; currency?: string };
  /** Refuse everything when a row is bad. */
  isStrict?: boolean;
  /** Lets in what is refused by default; see the table of reasons. */
  answers?: readonly LoadAnswer[];
  /** Tell what the load would change, and change nothing. */
  isPlanOnly?: boolean;
  limits?: EngineLimits;
  /** Takes the finished facts; files below the data directory unless told otherwise. */
  sink?: FactSink;
  /** Name of the account that gave the command; null where there is none. */
  startedBy?: string | null;
  onProgress?: (progress: LoadProgress) => void;
}

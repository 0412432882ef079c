// Some providers export one month twice: what is billed, and what is used of commitments. The two are never added.
import type { DuckDBConnection } from '@duckdb/node-api';
import type { LoadFact } from '../../../lib/node/loads/load-facts.ts';
import { rowsOf } from '../../stores/facts/duckdb/result.ts';
import { IS_LOADED } from '../staging/staging-sql.ts';
import { LoadError } from './load-error.ts';

export type CostBasisOfFile = 'actual' | 'amortised';

const NOTES = { actual: 'actualCost', amortised: 'amortisedCost' } as const;

/** By the rows of the staged file: an actual export has fees of commitments, an amortised one a cost of what they cover. */
export async function basisOf(connection: DuckDBConnection, staged: string): Promise<CostBasisOfFile | null> {
  const [found = {}] = await rowsOf(connection, {
    sql: `SELECT bool_or("CommitmentDiscountStatus" IS NOT NULL AND "EffectiveCost" <> 0) AS is_amortised,
        bool_or("ChargeCategory" = 'Purchase' AND "CommitmentDiscountId" IS NOT NULL) AS is_actual
      FROM read_parquet($staged) WHERE ${IS_LOADED}`,
    params: { staged },
  });
  if (found.is_amortised === true) return 'amortised';
  return found.is_actual === true ? 'actual' : null;
}

export function basisNotes(basis: CostBasisOfFile | null): LoadFact[] {
  return basis === null ? [] : [{ kind: NOTES[basis], values: {} }];
}

interface BasisFile {
  basis: CostBasisOfFile | null;
  source: { path: string; name: string };
}

/** Refuses files of one partition that hold the same charges on both bases. Throws a LoadError. */
export function refuseBothBases(files: readonly BasisFile[]): void {
  const actual = files.find(({ basis }) => basis === 'actual');
  const amortised = files.find(({ basis }) => basis === 'amortised');
  if (!actual || !amortised) return;
  throw new LoadError(amortised.source.path, { kind: 'bothBases', values: { other: actual.source.name } });
}

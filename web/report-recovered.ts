// What React tells of a drawing that failed and that it drew again with success.
import { GraphError } from './fault.ts';

/**
 * For `onRecoverableError`. An answer that failed is no fault of the page: under other urgent work React draws the answer
 * before it once more, then tries the failed one again, and the boundary shows that fault. Anything else is reported.
 */
export function reportRecovered(error: unknown): void {
  if (error instanceof Error && error.cause instanceof GraphError) return;
  reportError(error);
}

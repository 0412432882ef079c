// Set up before tests: DuckDB takes one thread. Small data are the work of one, and while it works the other waits in a
// loop: a load or question of a test took a third more of the processor.
import { DEFAULT_LIMITS, QUESTION_LIMITS } from '../../../upstream/stores/facts/duckdb/engine-limits.ts';

DEFAULT_LIMITS.threads = 1;
QUESTION_LIMITS.long.threads = 1;

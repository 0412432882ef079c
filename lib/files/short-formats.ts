// The kinds of files that a screen writes by itself.
import type { FileFormat } from './table-columns.ts';

export const SHORT_FORMATS = ['csv', 'xlsx'] as const satisfies FileFormat[];
export type ShortFormat = (typeof SHORT_FORMATS)[number];

// How columns of reservations are written in files.
import type { CellFormat } from '../../../../lib/files/table-columns.ts';

export const TEXT: CellFormat = { as: 'text' };
export const MONEY: CellFormat = { as: 'money', shownDecimals: 2 };
export const PERCENT: CellFormat = { as: 'percent', decimals: { atMost: 2 } };
export const NUMBER: CellFormat = { as: 'number', decimals: null };

// How columns of reservations are written in files.
import type { IntlShape } from 'react-intl';
import type { CellFormat } from '../../../../lib/files/table-columns.ts';
import type { ListColumn } from '../shared/ListBlock.tsx';
import { RESERVED_WORDS } from './words.ts';

export const TEXT: CellFormat = { as: 'text' };
export const MONEY: CellFormat = { as: 'money', shownDecimals: 2 };
export const PERCENT: CellFormat = { as: 'percent', decimals: { atMost: 2 } };
export const NUMBER: CellFormat = { as: 'number', decimals: null };

/** Of the amounts of a row: in files alone, where no sign stands beside them. */
export function currencyColumn<Row>(intl: IntlShape, currencyOf: (row: Row) => string): ListColumn<Row> {
  return {
    id: 'currency',
    head: intl.formatMessage({ id: RESERVED_WORDS.currency }),
    file: { format: TEXT, value: currencyOf },
  };
}

// The fields of cloud migration ROI (M-04). The specification gives no field and no formula: these are ours, each amount
// is kept as it was entered, and nothing is computed of them.

/** Amounts, in the order of forms, tables and files; the id is also the column of the CSV file. */
export const ROI_AMOUNTS = ['onPremiseCost', 'cloudCost', 'migrationCost', 'expectedSaving'] as const;
export type RoiAmount = (typeof ROI_AMOUNTS)[number];

/** Columns of the CSV file, in its order. `id` says which row is changed; empty, a row is added. */
export const ROI_COLUMNS = ['id', 'title', 'startMonth', 'currency', ...ROI_AMOUNTS, 'note'] as const;
export type RoiColumn = (typeof ROI_COLUMNS)[number];

/** What can be wrong with a file of ROI amounts. */
export const ROI_FILE_FAULTS = [
  'EMPTY',
  'NOT_CSV',
  'TOO_MANY',
  'UNKNOWN_COLUMN',
  'MISSING_COLUMN',
  'MISSING',
  'WRONG_VALUE',
  'UNKNOWN_ID',
  'TWICE',
] as const;

/** Rows of one company. */
export const MAX_ROI_ROWS = 500;

/** A decimal without separators of thousands, kept digit by digit. */
const DECIMAL = /^-?\d{1,20}(\.\d{1,18})?$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Empty: no amount was entered. */
export function isRoiAmount(text: string): boolean {
  return text === '' || DECIMAL.test(text);
}

/** Empty: no month was entered. */
export function isRoiMonth(text: string): boolean {
  return text === '' || MONTH.test(text);
}

// Opens one billing file: what it is, and the SQL that reads it as FOCUS columns of text.
import type { DuckDBConnection } from '@duckdb/node-api';
import type { FocusVersion } from '../../stores/documents/loads/load-report.ts';
import { type DatasetFile, readDataset } from '../datasets/dataset-files.ts';
import { datasetOf } from '../datasets/dataset-kinds.ts';
import { LoadError } from '../load/load-error.ts';
import { type RecommendationFile, readRecommendations } from '../recommendations/recommendation-files.ts';
import type { CategorySource } from './categories/category-table.ts';
import { focusColumns, focusTexts, isFocusHeader } from './focus-header.ts';
import { isRecommendations, nativeFormatOf } from './native/formats.ts';
import { nativeReading } from './native/native-reading.ts';
import { deviatingTexts } from './publisher-deviations.ts';
import { NO_FAULT, type Reading } from './reading.ts';
import { openTable, type SourceTable } from './source-table.ts';

export interface SourceFile extends Omit<SourceTable, 'textAt' | 'valueAt' | 'columns' | 'scan'> {
  /** What the file is, e.g. `FOCUS 1.0` or `AWS CUR`. */
  layout: string;
  /** Null for a provider's own export. */
  focusVersion: FocusVersion | null;
  params: SourceTable['scan']['params'];
  reading: Reading;
  /** The provider exports actual and amortised cost apart. */
  hasOneBasis: boolean;
  /** Where the service categories come from that the file does not tell; none where it does. */
  categories: readonly CategorySource[];
}

/** Throws a LoadError for every fault of the whole file. */
export async function openSource(
  connection: DuckDBConnection,
  path: string,
): Promise<SourceFile | RecommendationFile | DatasetFile> {
  const table = await openTable(
    connection,
    path,
    (columns) =>
      isFocusHeader(columns) ||
      datasetOf(columns) !== null ||
      nativeFormatOf(columns) !== null ||
      isRecommendations(columns),
  );
  if (isRecommendations(table.columns)) return readRecommendations(table);
  // Lines of an invoice have a cost and a period, as charges have.
  const dataset = datasetOf(table.columns);
  if (dataset) return readDataset(connection, dataset, table);
  const native = isFocusHeader(table.columns) ? null : nativeFormatOf(table.columns);
  const { textAt, valueAt, columns, scan, ...rest } = table;
  if (native) {
    if (table.lines?.recordCount === 0) throw noRows(path);
    const { reading, params } = nativeReading(native, table);
    const hasOneBasis = native.hasOneBasis === true;
    const categories = native.categories ?? [];
    return {
      ...rest,
      shape: null,
      layout: native.name,
      focusVersion: null,
      params,
      reading,
      hasOneBasis,
      categories,
    };
  }
  if (table.format.startsWith('JSON')) {
    throw new LoadError(
      path,
      `is JSON of no billing export that is known; give a FOCUS file as CSV or Parquet`,
      { isForeign: true },
    );
  }
  const { version, texts, typed } = focusTexts(focusColumns(columns, path), { textAt, valueAt });
  if (table.lines?.recordCount === 0) throw noRows(path);
  for (const [column, text] of deviatingTexts(columns, textAt, texts)) {
    texts.set(column, text);
    typed.delete(column);
  }
  return {
    ...rest,
    layout: `FOCUS ${version}`,
    focusVersion: version,
    params: scan.params,
    reading: {
      from: scan.sql,
      row: scan.rowNumber,
      place: scan.place,
      texts,
      typed,
      isFirstOfRecord: 'true',
      isLeftOut: 'false',
      fault: NO_FAULT,
      namesInFile: new Map(),
      isCurrencyAssumed: !texts.has('BillingCurrency'),
    },
    hasOneBasis: false,
    categories: [],
  };
}

function noRows(path: string): LoadError {
  return new LoadError(path, 'has a header but no rows; export it again');
}

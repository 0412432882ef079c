// Opens one billing file: what it is, and the SQL that reads it as FOCUS columns of text.
import { basename } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { FocusVersion } from '../../stores/documents/loads/load-report.ts';
import { ADVICE_DATASETS } from '../advice/advice-datasets.ts';
import { type DatasetFile, readDataset } from '../datasets/dataset-files.ts';
import { DATASETS, datasetOf } from '../datasets/dataset-kinds.ts';
import { AZURE_INVENTORIES } from '../inventories/azure-inventories.ts';
import { type InventoryFile, readInventory } from '../inventories/inventory-files.ts';
import { LoadError } from '../load/load-error.ts';
import { type RecommendationFile, readRecommendations } from '../recommendations/recommendation-files.ts';
import type { CategorySource } from './categories/category-table.ts';
import { focusColumns, focusTexts, isFocusHeader } from './focus-header.ts';
import { isRecommendations, nativeFormatOf } from './native/formats.ts';
import { nativeReading } from './native/native-reading.ts';
import { type Notation, PLAIN_NOTATION, type TextMeasure, textMeasures, withNotation } from './notation.ts';
import { deviatingTexts } from './publisher-deviations.ts';
import { NO_FAULT, type Reading } from './reading.ts';
import { openTable, type SourceTable, type TableScan } from './source-table.ts';

export interface SourceFile extends Omit<SourceTable, 'textAt' | 'valueAt'> {
  /** What the file is, e.g. `FOCUS 1.0` or `AWS CUR`. */
  layout: string;
  /** Null for a provider's own export. */
  focusVersion: FocusVersion | null;
  params: TableScan['params'];
  reading: Reading;
  /** Its times and numbers as they stand in the file, whatever notation it is read by. */
  measures: TextMeasure[];
  /** The provider exports actual and amortised cost apart. */
  hasOneBasis: boolean;
  /** Where the service categories come from that the file does not tell; none where it does. */
  categories: readonly CategorySource[];
}

/** Files of rows that are no charges. */
const BESIDE = [...DATASETS, ...AZURE_INVENTORIES, ...ADVICE_DATASETS];

/** Throws a LoadError for every fault of the whole file. */
export async function openSource(
  connection: DuckDBConnection,
  path: string,
  notation: Notation = PLAIN_NOTATION,
): Promise<SourceFile | RecommendationFile | DatasetFile | InventoryFile> {
  const inventory = await readInventory(path, basename(path));
  if (inventory) return inventory;
  const given = await openTable(
    connection,
    path,
    (columns) =>
      isFocusHeader(columns) ||
      datasetOf(columns, BESIDE) !== null ||
      nativeFormatOf(columns) !== null ||
      isRecommendations(columns),
  );
  if (isRecommendations(given.columns)) return readRecommendations(given);
  // Lines of an invoice have a cost and a period, as charges have.
  const dataset = datasetOf(given.columns, BESIDE);
  if (dataset) return readDataset(connection, dataset, given);
  const native = isFocusHeader(given.columns) ? null : nativeFormatOf(given.columns);
  const measures = textMeasures(given);
  const table = withNotation(given, notation);
  const { textAt, valueAt, ...rest } = table;
  const { columns, scan } = rest;
  if (native) {
    if (table.lines?.recordCount === 0) throw noRows(path);
    const { reading, params } = nativeReading(native, table);
    const hasOneBasis = native.hasOneBasis === true;
    const categories = native.categories ?? [];
    return {
      ...rest,
      measures,
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
    throw new LoadError(path, { kind: 'unknownJson' }, { isForeign: true });
  }
  const { version, texts, typed } = focusTexts(focusColumns(columns, path), { textAt, valueAt });
  if (table.lines?.recordCount === 0) throw noRows(path);
  for (const [column, text] of deviatingTexts(columns, textAt, texts)) {
    texts.set(column, text);
    typed.delete(column);
  }
  return {
    ...rest,
    measures,
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
  return new LoadError(path, { kind: 'noRows' });
}

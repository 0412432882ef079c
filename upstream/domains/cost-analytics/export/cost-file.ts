// Makes the file of billing rows: asks the facts how many there are and what they cost, then writes them as they come.

import type { Language } from '../../../../lib/catalogue/languages.ts';
import { exportFileName } from '../../../../lib/cost/exports.ts';
import { conformanceLines } from '../../../../lib/cost/focus-conformance.ts';
import { MEDIA_TYPES, type TableRow } from '../../../../lib/files/table-columns.ts';
import { shownCurrency } from '../../../../lib/money/shown-currency.ts';
import {
  type AnsweredCost,
  type AskedCost,
  type Fact,
  questionAddress,
  questionFacts,
} from '../../../../lib/node/cost-question.ts';
import { tableFile } from '../../../../lib/node/files/table-file.ts';
import { textsOf } from '../../../../lib/node/texts.ts';
import type { ExportRequest } from '../../../contract/cost-analytics/export.ts';
import type { FileReply } from '../../../contract/endpoint.ts';
import { badRequest } from '../../../refusal.ts';
import { companyById } from '../../../stores/documents/platform/companies.ts';
import { factsFor } from '../../../stores/facts/facts-for.ts';
import type { FactRow } from '../../../stores/facts/questions/row-columns.ts';
import { appliedRates } from '../../shared/applied-rates.ts';
import type { Reader } from '../../shared/reader-settings.ts';
import type { Stores } from '../../shared/stores.ts';
import { detailTable } from './detail-table.ts';
import { exportScope } from './export-scope.ts';
import { focusTable } from './focus-table.ts';
import { parquetFile } from './parquet-file.ts';
import type { RowTable } from './row-table.ts';

export interface CostFile extends FileReply {
  rowCount: number;
  /** Cost of all rows, in `currency`. */
  total: number;
  /** The reader's; of a raw file the company's. */
  currency: string;
  /** What it is the answer to. */
  question: { asked: AskedCost; answered: AnsweredCost };
}

interface WritingOptions {
  /** Of the portal: links begin with it. */
  publicUrl: string;
  /** Where a file is written that cannot be sent as it is made. */
  folder: string;
  signal: AbortSignal;
  onRows?: (count: number) => void;
}

/** `onRows` is told after each batch how many rows have been read. Refuses what the screens refuse. */
export async function costFile(
  stores: Stores,
  companyId: string,
  request: ExportRequest,
  reader: Reader,
  { folder, publicUrl, signal, onRows }: WritingOptions,
): Promise<CostFile> {
  if (request.format === 'parquet' && request.appearance !== 'raw')
    throw badRequest('Parquet is for the raw file alone.', 'format');
  const facts = factsFor(stores.facts, signal);
  const { format, appearance, columns } = request;
  // A raw file is what the company knows, anyone who reads it.
  const currency = appearance === 'raw' ? undefined : reader.currency.selected;
  const { scope, ...asked } = await exportScope(stores, { companyId, currency }, request);
  const [summary, company] = await Promise.all([
    facts.rows({ ...scope, ...asked, columns: ['cost'], limit: 1, skip: 0 }),
    companyById(stores.documents, companyId),
  ]);
  const { rowCount, total } = summary;
  const table =
    appearance === 'raw' ? focusTable(summary.currency) : detailTable(columns, summary.currency, reader);
  const rows = await begun(facts.streamRows({ ...scope, ...asked, columns: table.reads }));
  const written = batches(table, rows, total, onRows);
  const texts = textsOf(reader.language);
  const sheet = texts('cost-analytics.file.sheet');
  const isRaw = appearance === 'raw';
  const question: AskedCost = {
    ...{ companyId, company: reader.company, range: scope.range, vendors: scope.vendors },
    ...{ isAmortizedCost: request.isAmortizedCost, filters: request.filters },
    ...{ items: request.items, search: request.search },
  };
  const to = summary.currency;
  const answered: AnsweredCost = {
    currency: isRaw ? texts('cost-analytics.file.ownCurrency') : shownCurrency(reader.currency, to),
    rates: appliedRates([summary]).map(({ currency: from, ...rate }) => ({ from, to, ...rate })),
    dataVersion: company?.dataVersion ?? 0,
  };
  const told = factsOf(question, answered, { language: reader.language, publicUrl, isRaw });
  // A raw file as text is read by programs to its end, and loads again.
  const isBare = isRaw && format === 'csv';
  const name = exportFileName({
    company: reader.company,
    part: 'details',
    range: scope.range,
    madeOn: stores.now().toISOString().slice(0, 10),
    format,
  });
  return {
    name,
    mediaType: MEDIA_TYPES[format],
    content:
      format === 'parquet'
        ? parquetFile(table.columns, written, { folder, about: Object.fromEntries(told) })
        : tableFile(
            format,
            sheet,
            table.columns,
            written,
            isBare ? null : { name: texts('cost-analytics.file.question'), facts: told },
          ),
    rowCount,
    total,
    currency: summary.currency,
    question: { asked: question, answered },
  };
}

function factsOf(
  asked: AskedCost,
  answered: AnsweredCost,
  { language, publicUrl, isRaw }: { language: Language; publicUrl: string; isRaw: boolean },
): Fact[] {
  const texts = textsOf(language);
  const conformance = conformanceLines(texts).join('; ');
  return [
    ...questionFacts(asked, answered, language),
    [texts('cost-analytics.exportMail.open'), questionAddress(asked, publicUrl)],
    ...(isRaw ? [[texts('cost-analytics.file.conformance'), conformance] satisfies Fact] : []),
  ];
}

async function* batches(
  table: RowTable,
  rows: AsyncIterable<readonly FactRow[]>,
  total: number,
  onRows: (count: number) => void = () => undefined,
): AsyncGenerator<readonly TableRow[]> {
  let count = 0;
  for await (const batch of rows) {
    yield batch.flatMap((row) => {
      const cells = table.rowOf(row);
      return cells === null ? [] : [cells];
    });
    count += batch.length;
    onRows(count);
  }
  const last = table.totalRow(total);
  if (last !== null) yield [last];
}

/** The same with its first element made already: a store that does not answer is told before the file begins. */
async function begun<Element>(elements: AsyncIterable<Element>): Promise<AsyncIterable<Element>> {
  const iterator = elements[Symbol.asyncIterator]();
  let first: IteratorResult<Element> | null = await iterator.next();
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        const next = first ?? (await iterator.next());
        first = null;
        return next;
      },
      return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
    }),
  };
}

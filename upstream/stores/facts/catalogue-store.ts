// The facts store: asks the catalogue which parts a question needs, and an engine for their sums.
import { type DateRange, earlierOf, laterOf } from '../../../lib/calendar/calendar.ts';
import { isVendorCode } from '../../../lib/catalogue/vendors.ts';
import type { Documents } from '../documents/database.ts';
import { freshnessOf, type PartSpan, partsOf } from '../documents/loads/catalogue.ts';
import { currenciesOfParts } from '../documents/loads/partition-quality.ts';
import { companyById } from '../documents/platform/companies.ts';
import { KnownRates } from '../documents/reference/known-rates.ts';
import type {
  AskOptions,
  CostAnswer,
  FactStore,
  Freshness,
  RowsAnswer,
  TagKeysAnswer,
} from './answers/answer.ts';
import { type AnswerSource, type OnAnswered, rowsOf, shapeOf, sourceOf } from './answers/answered.ts';
import { billLines, billRows } from './answers/bill-answer.ts';
import { costAnswer } from './answers/cost-answer.ts';
import { rowsAnswer, tagKeysAnswer } from './answers/rows-answer.ts';
import { billTable, compileBill, compileBillRows } from './compile/compile-bill.ts';
import { compileCost } from './compile/compile-cost.ts';
import { compileRowStream, compileRows } from './compile/compile-rows.ts';
import { compileTagKeys, tagKeysTable } from './compile/compile-tag-keys.ts';
import { readsOf } from './compile/groupings.ts';
import type { ResultRow, Statement } from './compile/statement.ts';
import type { FactEngine, RunOptions } from './fact-engine.ts';
import type { BillLine, BillQuestion, BillRow, BillRowsQuestion } from './questions/bill-question.ts';
import {
  checkBillQuestion,
  checkCostQuestion,
  checkRowStreamQuestion,
  checkRowsQuestion,
  checkTagKeysQuestion,
} from './questions/check-question.ts';
import { sumsOf } from './questions/commitment-measures.ts';
import { dimensionsOf } from './questions/measures.ts';
import {
  type CostQuestion,
  QuestionError,
  type RowStreamQuestion,
  type RowsQuestion,
  type TagKeysQuestion,
} from './questions/question.ts';
import { type Conversion, conversionTo } from './questions/rates.ts';
import type { FactRow, RowColumn } from './questions/row-columns.ts';
import { type PartCurrencies, partSegments, partsWithin } from './tables/part-segments.ts';
import { ROLLUP_TABLES, type RollupTable } from './tables/rollup-dimensions.ts';
import { reasonOf } from './tables/table-reasons.ts';

const LISTED = { table: 'rows', reason: reasonOf('LIST') } as const;
const EXPORTED = { table: 'rows', reason: reasonOf('EXPORT') } as const;

/** Milliseconds that a question of a screen may take, and one whose rows are streamed. */
const QUESTION_TIMEOUT = 60_000;
const STREAM_TIMEOUT = 30 * 60_000;

/** What says which parts may have rows of a question. */
type Spanned = Pick<CostQuestion, 'companyId' | 'vendors' | 'range' | 'compareWith' | 'time'>;

interface Plan {
  statement: Statement;
  source: AnswerSource;
}

/** Null where no part has rows of the question. */
type Compile = (spans: readonly PartSpan[]) => Plan | null;

export interface StoreOptions {
  /** Told of each question that was answered, or failed. */
  onAnswered?: OnAnswered | undefined;
  /** The rollups that questions are answered from: all by default, none where answers are compared with those of the rows. */
  rollups?: readonly RollupTable[];
}

export class CatalogueStore implements FactStore {
  readonly #documents: Documents;
  readonly #engine: FactEngine;
  readonly #rates: KnownRates;
  readonly #onAnswered: OnAnswered | undefined;
  readonly #rollups: readonly RollupTable[];

  constructor(
    documents: Documents,
    engine: FactEngine,
    { onAnswered, rollups = ROLLUP_TABLES }: StoreOptions = {},
  ) {
    this.#documents = documents;
    this.#engine = engine;
    this.#rates = new KnownRates(documents);
    this.#onAnswered = onAnswered;
    this.#rollups = rollups;
  }

  async cost(question: CostQuestion, options: AskOptions = {}): Promise<CostAnswer> {
    checkCostQuestion(question);
    const conversion = await this.#conversion(question);
    const { groupBy, filters, measures, unit, time, range, compareWith } = question;
    const reads = readsOf([
      ...groupBy,
      ...filters.map(({ dimension }) => dimension),
      ...measures.flatMap(dimensionsOf),
    ]);
    const choice = {
      ...{ reads, filters, time, sums: sumsOf(measures), rollups: this.#rollups },
      isByMonth: unit === null || unit === 'month',
    };
    const periods = [range, ...(compareWith ? [compareWith] : [])];
    const currencies = await this.#currenciesOfParts(question, conversion);
    const lines = await this.#lines(question, options, (spans) => {
      const [first, ...others] = partSegments(spans, periods, choice, { conversion, currencies });
      if (!first) return null;
      const statement = compileCost(this.#engine.dialect, question, [first, ...others], reads, conversion);
      return { statement, source: sourceOf([first, ...others], spans, shapeOf('cost', groupBy, filters)) };
    });
    return costAnswer(question, conversion, lines);
  }

  async tagKeys(question: TagKeysQuestion, options: AskOptions = {}): Promise<TagKeysAnswer> {
    checkTagKeysQuestion(question);
    const conversion = await this.#conversion(question);
    const chosen = tagKeysTable(question, this.#rollups);
    const shape = shapeOf('keys of tags', [], question.filters);
    const lines = await this.#lines(question, options, (spans) => {
      const parts = partsWithin(spans, question.range, question.time);
      if (parts.length === 0) return null;
      const statement = compileTagKeys(this.#engine.dialect, question, parts, conversion, chosen.table);
      return { statement, source: { ...chosen, rows: rowsOf(spans, parts), shape } };
    });
    return tagKeysAnswer(conversion.currency, lines);
  }

  async rows<Column extends RowColumn>(
    question: RowsQuestion<Column>,
    options: AskOptions = {},
  ): Promise<RowsAnswer<Column>> {
    checkRowsQuestion(question);
    const conversion = await this.#conversion(question);
    const source = { ...LISTED, shape: shapeOf('rows', [], question.filters) };
    const lines = await this.#lines(question, { ...options, lane: 'long' }, (spans) => {
      const parts = partsWithin(spans, question.range, question.time);
      if (parts.length === 0) return null;
      const statement = compileRows(this.#engine.dialect, question, parts, conversion, this.#rollups);
      return { statement, source: { ...source, rows: rowsOf(spans, parts) } };
    });
    return rowsAnswer(question.columns, conversion, lines);
  }

  async *streamRows<Column extends RowColumn>(
    question: RowStreamQuestion<Column>,
    { signal }: AskOptions = {},
  ): AsyncGenerator<Pick<FactRow, Column>[]> {
    checkRowStreamQuestion(question);
    const conversion = await this.#conversion(question);
    const spans = await this.#spans(question);
    const parts = partsWithin(spans, question.range, question.time);
    if (parts.length === 0) return;
    const statement = compileRowStream(this.#engine.dialect, question, parts, conversion);
    const options: RunOptions = { signal, timeoutMs: STREAM_TIMEOUT, lane: 'stream' };
    const shape = shapeOf('file', [], question.filters);
    const answered = this.#begin({ ...EXPORTED, rows: rowsOf(spans, parts), shape });
    try {
      // The compiler of rows gives each column the type that FactRow names.
      yield* this.#engine.stream<Pick<FactRow, Column>>(statement, options);
    } finally {
      answered();
    }
  }

  async bill(question: BillQuestion, options: AskOptions = {}): Promise<BillLine[] | null> {
    checkBillQuestion(question);
    const { time = 'billing' } = question;
    const chosen = billTable(question, this.#rollups);
    const shape = shapeOf('bill', question.groupBy, question.filters);
    const lines = await this.#lines({ ...question, time }, options, (spans) => {
      const parts = partsWithin(spans, question.range, time);
      if (parts.length === 0) return null;
      const statement = compileBill(this.#engine.dialect, question, parts, chosen.table);
      return { statement, source: { ...chosen, rows: rowsOf(spans, parts), shape } };
    });
    return billLines(question, lines);
  }

  async billRows(question: BillRowsQuestion, options: AskOptions = {}): Promise<BillRow[]> {
    checkBillQuestion(question);
    const source = { ...LISTED, shape: shapeOf('rows of bills', [], question.filters) };
    const lines = await this.#lines(
      { ...question, time: 'billing' },
      { ...options, lane: 'long' },
      (spans) => {
        const parts = partsWithin(spans, question.range, 'billing');
        if (parts.length === 0) return null;
        const statement = compileBillRows(this.#engine.dialect, question, parts);
        return { statement, source: { ...source, rows: rowsOf(spans, parts) } };
      },
    );
    return billRows(lines);
  }

  async freshness(companyId: string): Promise<Freshness> {
    const found = await freshnessOf(this.#documents, companyId);
    if (!found) throw new QuestionError('companyId', `there is no company '${companyId}'`);
    const shown = found.vendors.flatMap((row) =>
      isVendorCode(row.vendor) ? [{ ...row, vendor: row.vendor }] : [],
    );
    const vendors = shown.flatMap(({ vendor, maxDatetime, isEffectiveUsable }) =>
      maxDatetime === null ? [] : [{ vendor, maxDatetime, isEffectiveUsable }],
    );
    return {
      maxDatetime:
        vendors
          .map(({ maxDatetime }) => maxDatetime)
          .sort()
          .at(-1) ?? null,
      firstDate: shown.map(({ firstDate }) => firstDate).sort()[0] ?? null,
      version: String(found.dataVersion),
      isEffectiveUsable: shown.every(({ isEffectiveUsable }) => isEffectiveUsable),
      vendors,
    };
  }

  async close(): Promise<void> {
    await this.#engine.close();
  }

  /** Of all days between both ranges, by the rates that hold on them. */
  async #conversion(
    question: Pick<CostQuestion, 'companyId' | 'currency' | 'compareWith' | 'range' | 'time'>,
  ) {
    const { companyId, currency, time } = question;
    const company = await companyById(this.#documents, companyId);
    if (!company) throw new QuestionError('companyId', `there is no company '${companyId}'`);
    const rates = await this.#rates.of(company);
    return conversionTo(currency ?? company.currency, rates, { range: wholeRange(question), time });
  }

  /** They matter only where a rate changes. */
  async #currenciesOfParts(
    { companyId }: Pick<CostQuestion, 'companyId'>,
    { places }: Conversion,
  ): Promise<PartCurrencies> {
    const isConstant = [...places.values()].every((own) => own[0] === own.at(-1));
    return isConstant ? new Map() : currenciesOfParts(this.#documents, companyId);
  }

  /** Asked once more when a load replaced parts since the catalogue was read, long enough ago for them to be gone. */
  async #lines(question: Spanned, options: RunOptions, compile: Compile): Promise<ResultRow[]> {
    const spans = await this.#spans(question);
    try {
      return await this.#run(compile(spans), options);
    } catch (error) {
      options.signal?.throwIfAborted();
      const current = await this.#spans(question);
      const namesOf = (list: readonly PartSpan[]) => list.map(({ part }) => part).join();
      if (namesOf(current) === namesOf(spans)) throw error;
      return this.#run(compile(current), options);
    }
  }

  /** Of both ranges, and of what lies between them. */
  #spans({
    companyId,
    vendors,
    range,
    compareWith = range,
    time: of = 'charge',
  }: Spanned): Promise<PartSpan[]> {
    const days = wholeRange({ range, compareWith });
    return partsOf(this.#documents, companyId, vendors, { ...days, of });
  }

  async #run(plan: Plan | null, options: RunOptions): Promise<ResultRow[]> {
    if (plan === null) return [];
    const answered = this.#begin(plan.source);
    try {
      return await this.#engine.run(plan.statement, { timeoutMs: QUESTION_TIMEOUT, ...options });
    } finally {
      answered();
    }
  }

  /** What it returns is called at the end, also of a question that failed: it took its time, too. */
  #begin(source: AnswerSource): () => void {
    const started = performance.now();
    return () => this.#onAnswered?.({ ...source, ms: performance.now() - started });
  }
}

function wholeRange({ range, compareWith = range }: Pick<CostQuestion, 'range' | 'compareWith'>): DateRange {
  return { start: earlierOf(range.start, compareWith.start), end: laterOf(range.end, compareWith.end) };
}

// The facts store: asks the catalogue which parts a question needs, and an engine for their sums.
import { isVendorCode } from '../../../lib/catalogue/vendors.ts';
import type { Documents } from '../documents/database.ts';
import { freshnessOf } from '../documents/loads/catalogue.ts';
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
import { type Asked, Asking, type Spanned } from './asking.ts';
import { billTable, compileBill, compileBillRows } from './compile/compile-bill.ts';
import { compileCost } from './compile/compile-cost.ts';
import { compileRowStream, compileRows } from './compile/compile-rows.ts';
import { compileTagKeys, tagKeysTable } from './compile/compile-tag-keys.ts';
import { readsOf } from './compile/groupings.ts';
import { isOfCostliest } from './compile/row-page.ts';
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
import type { Conversion } from './questions/rates.ts';
import type { FactRow, RowColumn } from './questions/row-columns.ts';
import { SharedRuns } from './shared-runs.ts';
import { partSegments, partsWithin } from './tables/part-segments.ts';
import { ROLLUP_TABLES, type RollupTable } from './tables/rollup-dimensions.ts';
import { reasonOf } from './tables/table-reasons.ts';

const LISTED = { table: 'rows', reason: reasonOf('LIST') } as const;
const EXPORTED = { table: 'rows', reason: reasonOf('EXPORT') } as const;

/** Milliseconds that a question of a screen may take, and one whose rows are streamed. */
const QUESTION_TIMEOUT = 60_000;
const STREAM_TIMEOUT = 30 * 60_000;

/** A question over no more rows than this is as fast with one thread: a second one would mostly wait. */
const FEW_ROWS = 300_000;

interface Plan {
  statement: Statement;
  source: AnswerSource;
  /** Its lane if it reads many rows; `long` by default. */
  lane?: RunOptions['lane'];
}

/** Questions that read many rows have lanes of their own, so that those which rollups answer do not wait for them. */
function laneOf({ source: { table, rows }, lane = 'long' }: Plan): RunOptions['lane'] {
  return table === 'rows' && rows > FEW_ROWS ? lane : 'short';
}

/** Null where no part has rows of the question. */
type Compile = (asked: Asked) => Plan | null;

export interface StoreOptions {
  /** Told of each question that was answered, or failed. */
  onAnswered?: OnAnswered | undefined;
  /** The rollups that questions are answered from: all by default, none where answers are compared with those of the rows. */
  rollups?: readonly RollupTable[];
  /** How many values of answers are kept; 0: each question is asked by itself, where that is measured. */
  keptValues?: number | undefined;
}

export class CatalogueStore implements FactStore {
  readonly #documents: Documents;
  readonly #engine: FactEngine;
  readonly #runs: SharedRuns;
  readonly #asking: Asking;
  readonly #onAnswered: OnAnswered | undefined;
  readonly #rollups: readonly RollupTable[];

  constructor(
    documents: Documents,
    engine: FactEngine,
    { onAnswered, rollups = ROLLUP_TABLES, keptValues }: StoreOptions = {},
  ) {
    this.#documents = documents;
    this.#engine = engine;
    this.#runs = new SharedRuns(engine, keptValues);
    this.#asking = new Asking(documents, engine.dialect);
    this.#onAnswered = onAnswered;
    this.#rollups = rollups;
  }

  async cost(question: CostQuestion, options: AskOptions = {}): Promise<CostAnswer> {
    checkCostQuestion(question);
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
    const { lines, conversion } = await this.#lines(
      question,
      options,
      ({ spans, dialect, conversion: own }) => {
        const [first, ...others] = partSegments(spans, periods, choice, own);
        if (!first) return null;
        const statement = compileCost(dialect, question, [first, ...others], reads, own);
        return { statement, source: sourceOf([first, ...others], spans, shapeOf('cost', groupBy, filters)) };
      },
    );
    return costAnswer(question, conversion, lines);
  }

  async tagKeys(question: TagKeysQuestion, options: AskOptions = {}): Promise<TagKeysAnswer> {
    checkTagKeysQuestion(question);
    const chosen = tagKeysTable(question, this.#rollups);
    const shape = shapeOf('keys of tags', [], question.filters);
    const { lines, conversion } = await this.#lines(
      question,
      options,
      ({ spans, dialect, conversion: own }) => {
        const parts = partsWithin(spans, question.range, question.time);
        if (parts.length === 0) return null;
        const statement = compileTagKeys(dialect, question, parts, own, chosen.table);
        return { statement, source: { ...chosen, rows: rowsOf(spans, parts), shape } };
      },
    );
    return tagKeysAnswer(conversion.currency, lines);
  }

  async rows<Column extends RowColumn>(
    question: RowsQuestion<Column>,
    options: AskOptions = {},
  ): Promise<RowsAnswer<Column>> {
    checkRowsQuestion(question);
    const source = { ...LISTED, shape: shapeOf('rows', [], question.filters) };
    const { lines, conversion } = await this.#lines(
      question,
      options,
      ({ spans, dialect, conversion: own }) => {
        const names = new Set(partsWithin(spans, question.range, question.time));
        if (names.size === 0) return null;
        const parts = spans.filter(({ part }) => names.has(part));
        const statement = compileRows(dialect, question, parts, own, this.#rollups);
        const rows = rowsOf(spans, [...names]);
        return { statement, source: { ...source, rows }, lane: isOfCostliest(question) ? 'short' : 'page' };
      },
    );
    return rowsAnswer(question.columns, conversion, lines);
  }

  async *streamRows<Column extends RowColumn>(
    question: RowStreamQuestion<Column>,
    { signal }: AskOptions = {},
  ): AsyncGenerator<Pick<FactRow, Column>[]> {
    checkRowStreamQuestion(question);
    const { spans, conversion } = await this.#asking.of(question);
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
    const { lines } = await this.#lines({ ...question, time }, options, ({ spans, dialect }) => {
      const parts = partsWithin(spans, question.range, time);
      if (parts.length === 0) return null;
      const statement = compileBill(dialect, question, parts, chosen.table);
      return { statement, source: { ...chosen, rows: rowsOf(spans, parts), shape } };
    });
    return billLines(question, lines);
  }

  async billRows(question: BillRowsQuestion, options: AskOptions = {}): Promise<BillRow[]> {
    checkBillQuestion(question);
    const source = { ...LISTED, shape: shapeOf('rows of bills', [], question.filters) };
    const asked = { ...question, time: 'billing' } as const;
    const { lines } = await this.#lines(asked, options, ({ spans }) => {
      const parts = partsWithin(spans, question.range, 'billing');
      if (parts.length === 0) return null;
      const statement = compileBillRows(this.#engine.dialect, question, parts);
      return { statement, source: { ...source, rows: rowsOf(spans, parts) }, lane: 'page' };
    });
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

  /**
   * Asked once more, and of the parts themselves, when a load replaced parts or a pack since the catalogue was read, long
   * enough ago for them to be gone.
   */
  async #lines(
    question: Spanned,
    options: RunOptions,
    compile: Compile,
  ): Promise<{ lines: ResultRow[]; conversion: Conversion }> {
    const asked = await this.#asking.of(question);
    const { conversion } = asked;
    try {
      return { lines: await this.#run(compile(asked), options), conversion };
    } catch (error) {
      options.signal?.throwIfAborted();
      // What took too long would do so again.
      if (error instanceof DOMException && error.name === 'TimeoutError') throw error;
      const current = await this.#asking.again(question);
      const namesOf = ({ spans }: Asked) => spans.map(({ part }) => part).join();
      const isPacked = asked.dialect !== current.dialect;
      if (!isPacked && namesOf(current) === namesOf(asked)) throw error;
      return { lines: await this.#run(compile(current), options), conversion: current.conversion };
    }
  }

  async #run(plan: Plan | null, options: RunOptions): Promise<ResultRow[]> {
    if (plan === null) return [];
    const answered = this.#begin(plan.source);
    let isShared = false;
    try {
      const limits = { timeoutMs: QUESTION_TIMEOUT, lane: laneOf(plan) };
      const run = await this.#runs.run(plan.statement, { ...limits, ...options });
      isShared = run.isShared;
      return run.lines;
    } finally {
      answered(isShared);
    }
  }

  /** What it returns is called at the end, also of a question that failed: it took its time, too. */
  #begin(source: AnswerSource): (isShared?: boolean) => void {
    const started = performance.now();
    return (isShared = false) => this.#onAnswered?.({ ...source, ms: performance.now() - started, isShared });
  }
}

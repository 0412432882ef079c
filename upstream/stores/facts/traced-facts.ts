// The facts with a span for each question: what kind it is and which columns it asks for, never a value.
import type {
  AskOptions,
  CostAnswer,
  FactStore,
  Freshness,
  RowsAnswer,
  TagKeysAnswer,
} from './answers/answer.ts';
import type { BillLine, BillQuestion, BillRow, BillRowsQuestion } from './questions/bill-question.ts';
import type { CostQuestion, RowStreamQuestion, RowsQuestion, TagKeysQuestion } from './questions/question.ts';
import type { FactRow, RowColumn } from './questions/row-columns.ts';

interface Spans {
  isOn: boolean;
  /** Does the work within a span of that name. */
  part: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
}

/** The store itself where tracing is off. */
export function tracedFacts(facts: FactStore, spans: Spans): FactStore {
  return spans.isOn ? new TracedFacts(facts, (name, work) => spans.part(name, work)) : facts;
}

class TracedFacts implements FactStore {
  readonly #facts: FactStore;
  readonly #part: Spans['part'];

  constructor(facts: FactStore, part: Spans['part']) {
    this.#facts = facts;
    this.#part = part;
  }

  cost(question: CostQuestion, options?: AskOptions): Promise<CostAnswer> {
    const name = ['facts cost', ...question.groupBy].join(' ');
    return this.#part(name, () => this.#facts.cost(question, options));
  }

  tagKeys(question: TagKeysQuestion, options?: AskOptions): Promise<TagKeysAnswer> {
    return this.#part('facts tag keys', () => this.#facts.tagKeys(question, options));
  }

  rows<Column extends RowColumn>(
    question: RowsQuestion<Column>,
    options?: AskOptions,
  ): Promise<RowsAnswer<Column>> {
    return this.#part('facts rows', () => this.#facts.rows(question, options));
  }

  /** Read as fast as its reader likes: no time of the store's own. */
  streamRows<Column extends RowColumn>(
    question: RowStreamQuestion<Column>,
    options?: AskOptions,
  ): AsyncIterable<Pick<FactRow, Column>[]> {
    return this.#facts.streamRows(question, options);
  }

  bill(question: BillQuestion, options?: AskOptions): Promise<BillLine[] | null> {
    return this.#part('facts bill', () => this.#facts.bill(question, options));
  }

  billRows(question: BillRowsQuestion, options?: AskOptions): Promise<BillRow[]> {
    return this.#part('facts bill rows', () => this.#facts.billRows(question, options));
  }

  freshness(companyId: string): Promise<Freshness> {
    return this.#part('facts freshness', () => this.#facts.freshness(companyId));
  }

  close(): Promise<void> {
    return this.#facts.close();
  }
}

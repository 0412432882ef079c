// The words that programs have for the cost fields where they meet: the graph's names, the contract's words, the words of
// addresses. Each conversion is a lookup made of the table of fields.

import { COST_FIELDS } from '../cost-fields.ts';
import {
  type CostFieldId,
  costField,
  DIVIDERS,
  FILTERS,
  type FilterId,
  PAGE_VIEW_BYS,
  PORTIONS,
  type PortionId,
  SEARCHED,
  VIEW_BYS,
  type ViewById,
} from './cost-field-lists.ts';

type Rows = typeof COST_FIELDS;
type GraphName<Id extends CostFieldId> = Rows[Id]['graph'];
type FilterWord<Id extends CostFieldId> = Rows[Id] extends { filterWire: infer Word extends string }
  ? Word
  : Rows[Id]['wire'];

/** Ids of fields and their words on one side of a border between programs. */
export interface Words<Id extends CostFieldId, Word extends string> {
  /** In the order of the table. */
  words: readonly Word[];
  wordOf: (id: Id) => Word;
  /** Null for a word that no field has. */
  find: (word: string) => Id | null;
  /** Throws for a word that no field has. */
  idOf: (word: Word) => Id;
}

function wordsOf<Id extends CostFieldId, Word extends string>(
  ids: readonly Id[],
  wordOf: (id: Id) => Word,
): Words<Id, Word> {
  const byWord = new Map<string, Id>(ids.map((id) => [wordOf(id), id]));
  const find = (word: string) => byWord.get(word) ?? null;
  const idOf = (word: Word) => {
    const id = find(word);
    if (id === null) throw new Error(`no cost field is called ${word}`);
    return id;
  };
  return { words: ids.map(wordOf), wordOf, find, idOf };
}

const graphName = <Id extends CostFieldId>(id: Id): GraphName<Id> => COST_FIELDS[id].graph;

/** `ViewBy` of the graph. */
export const GRAPH_VIEW_BYS = wordsOf(VIEW_BYS, graphName);
/** `FilterField` of the graph. */
export const GRAPH_FILTERS = wordsOf(FILTERS, graphName);
/** `CostItemSearch` of the graph, but for ALL. */
export const GRAPH_SEARCHES = wordsOf(SEARCHED, graphName);

export const WIRE_VIEW_BYS = wordsOf(VIEW_BYS, (id) => COST_FIELDS[id].wire);
export const WIRE_FILTERS = wordsOf(FILTERS, filterWord);
export const WIRE_PORTIONS = wordsOf(PORTIONS, filterWord);

/** The words of a view-by, of a condition and of a divided cost in an address of cost analytics. */
export const ADDRESS_VIEW_BYS = wordsOf(PAGE_VIEW_BYS, (id) => id);
export const ADDRESS_FILTERS = wordsOf(FILTERS, (id) => id);
export const ADDRESS_DIVIDERS = wordsOf(
  DIVIDERS,
  (id) => COST_FIELDS[id].graph.toLowerCase() as Lowercase<GraphName<typeof id>>,
);

export type GraphViewBy = GraphName<ViewById>;
export type WireFilter = FilterWord<FilterId>;
export type WirePortion = FilterWord<PortionId>;

function filterWord<Id extends FilterId>(id: Id): FilterWord<Id> {
  const { wire, filterWire = wire } = costField(id);
  return filterWire as FilterWord<Id>;
}

// Which cost fields can stand where, as types and as lists: read from the table of fields.
import { COST_FIELDS, type CostField } from '../cost-fields.ts';

type Rows = typeof COST_FIELDS;
export type CostFieldId = keyof Rows;

/** The ids of rows with the traits. */
type IdsWith<Traits> = { [Id in CostFieldId]: Rows[Id] extends Traits ? Id : never }[CostFieldId];

export type ViewById = IdsWith<{ viewBy: string }>;
/** Of the cost analytics page. */
export type PageViewById = IdsWith<{ viewBy: 'everywhere' }>;
export type FilterId = IdsWith<{ filter: readonly string[] }>;
/** Filter fields that need no key: each row has one value, so a cost can be divided by them. */
export type PortionId = Exclude<FilterId, IdsWith<{ key: string }>>;
/** What cost analytics offers to divide a cost by. */
export type DividerId = IdsWith<{ divides: number }>;
export type SearchedId = IdsWith<{ isSearched: true }>;
export type NamedFilterId = IdsWith<{ named: string; filter: readonly string[] }>;
/** A dimension of the facts that the fields need. */
export type FieldDimension = Exclude<Rows[CostFieldId]['dimension'], null>;

const IDS = Object.keys(COST_FIELDS) as CostFieldId[];

/** The row of a field, with every column. */
export function costField(id: CostFieldId): CostField {
  return COST_FIELDS[id];
}

function idsWith<Id extends CostFieldId>(has: (field: CostField) => boolean): readonly Id[] {
  return IDS.filter((id) => has(costField(id))) as Id[];
}

export const VIEW_BYS = idsWith<ViewById>(({ viewBy }) => viewBy !== undefined);
export const PAGE_VIEW_BYS = idsWith<PageViewById>(({ viewBy }) => viewBy === 'everywhere');
export const FILTERS = idsWith<FilterId>(({ filter }) => filter !== undefined);
export const PORTIONS = idsWith<PortionId>(({ filter, key }) => filter !== undefined && key === undefined);
export const SEARCHED = idsWith<SearchedId>(({ isSearched }) => isSearched === true);
export const NAMED_FILTERS = idsWith<NamedFilterId>(
  ({ named, filter }) => named !== undefined && filter !== undefined,
);
/** In the order in which they are offered. */
export const DIVIDERS = idsWith<DividerId>(({ divides }) => divides !== undefined).toSorted(
  (one, other) => COST_FIELDS[one].divides - COST_FIELDS[other].divides,
);

/** The field itself, or the one that it is another name of. */
export function sameField(id: CostFieldId): CostFieldId {
  return (costField(id).isAlso as CostFieldId | undefined) ?? id;
}

/** The filter field that keeps the items of a view-by; null where there is none. */
export function filterOfItems(id: ViewById): FilterId | null {
  const same = sameField(id);
  return FILTERS.find((each) => each === same) ?? null;
}

/** Whether items can be asked for alone: by a filter, or because each is a vendor. */
export function canBeAskedAlone(id: ViewById): boolean {
  return filterOfItems(id) !== null || costField(id).rules === 'vendors';
}

/** Whether items of one name can be one line: the names of all of the fields mean the same with every vendor. */
export function canBeJoined(ids: readonly ViewById[]): boolean {
  return ids.every((id) => costField(id).isCommon === true);
}

/** Whether something must be named with the field: a tag key, or a set of service groups. */
export function needsKey(id: CostFieldId): boolean {
  return costField(id).key !== undefined;
}

// Recommendations of Google Cloud as JSON: an answer of the Recommender API, the list of `gcloud recommender`, or rows of the
// export to BigQuery, one a line or as a list. They differ in how members are spelled.
import type { DatasetRecord } from '../../stores/documents/datasets/keep-dataset.ts';
import type { RejectedRow } from '../../stores/documents/loads/load-report.ts';
import { numberValue, type Parsed, textValue, timeValue } from '../inventories/inventory-values.ts';

type Item = Readonly<Record<string, unknown>>;

export const GOOGLE_LAYOUT = 'Google Cloud recommendations';
/** In the first bytes of such a file. */
export const GOOGLE_MARK =
  /"(?:operationGroups|operation_groups|primaryImpact|primary_impact|recommendation_details|recommenderSubtype|recommender_subtype)"\s*:/;

const NAME = /\/recommenders\/google\.[^/]+\/recommendations\//;
const COST = 'primary_impact_cost_projection';

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const itemOf = (value: unknown): Item => (isItem(value) ? value : {});

/** `costProjection` or `cost_projection`. */
function memberOf(item: Item, name: string): unknown {
  return item[name] ?? item[name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
}

/** The recommendations in the text; null where it has none. */
export function googleAdviceIn(text: string): Item[] | null {
  const document = parsed(text);
  const list = Array.isArray(document) ? document : itemOf(document).recommendations;
  const items = (Array.isArray(list) ? list : [document]).filter(isItem);
  return items.some(({ name }) => NAME.test(`${name}`)) ? items : null;
}

/** Whole, or one object a line; null where it is neither. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line)]));
    } catch {
      return null;
    }
  }
}

export function readGoogleAdvice(item: Item, line: number): DatasetRecord | RejectedRow {
  const { name } = item;
  if (typeof name !== 'string' || !NAME.test(name))
    return faultOf(line, 'name', name, 'is no name of a recommendation');
  const projection = itemOf(memberOf(itemOf(memberOf(item, 'primaryImpact')), 'costProjection'));
  const content = item.content ?? item.recommendation_details;
  const state = item.state ?? itemOf(memberOf(item, 'stateInfo')).state;
  const row: DatasetRecord = { name };
  const members: [column: string, given: unknown, read: (given: unknown) => Parsed][] = [
    ['updated_at', memberOf(item, 'lastRefreshTime'), timeValue],
    ['description', item.description, textValue],
    ['state', state, textValue],
    ['recommendation_details', isItem(content) ? JSON.stringify(content) : content, textValue],
    ...moneyMembers(`${COST}_cost`, itemOf(projection.cost)),
    ...moneyMembers(`${COST}_cost_in_local_currency`, itemOf(memberOf(projection, 'costInLocalCurrency'))),
    [`${COST}_duration_seconds`, secondsOf(projection.duration), numberValue],
  ];
  for (const [column, given, read] of members) {
    const value = read(given);
    if ('reason' in value) return faultOf(line, column, given, value.reason);
    row[column] = value.value;
  }
  return { ...row, updated_at: row.updated_at ?? '' };
}

function moneyMembers(column: string, money: Item): [string, unknown, (given: unknown) => Parsed][] {
  return [
    [`${column}_currency_code`, memberOf(money, 'currencyCode'), textValue],
    [`${column}_units`, money.units, numberValue],
    [`${column}_nanos`, money.nanos, numberValue],
  ];
}

/** `2592000s` of the API, or the record of BigQuery. */
function secondsOf(duration: unknown): unknown {
  return typeof duration === 'string' ? duration.replace(/s$/, '') : itemOf(duration).seconds;
}

function faultOf(line: number, column: string, given: unknown, reason: string): RejectedRow {
  return {
    line,
    column,
    reason,
    value: given === undefined ? null : (JSON.stringify(given) ?? '').slice(0, 200),
  };
}

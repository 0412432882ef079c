// What the list of anomalies shows, as it is in the address, and as the graph is asked for it (N-01).
import {
  createParser,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { isDay } from '../../../lib/calendar/calendar.ts';
import { ANOMALY_LEVELS, ANOMALY_STATES, DETECT_TYPES } from '../../../lib/catalogue/anomaly.ts';
import type { AnomalyFilterInput } from '../../__generated__/AnomaliesPageQuery.graphql.ts';
import { type PageSize, parseAsPage, parseAsPageSize } from '../../paging.ts';
import type { AddressOf } from '../../routing/define-page.ts';
import { conditionParsers } from '../cost-analytics/shared/filters/vendor-conditions.ts';

/** The graph's words as the address spells them. */
const spelled = <Word extends string>(words: readonly Word[]) =>
  words.map((word) => word.toLowerCase() as Lowercase<Word>);
const said = <Word extends string>(words: readonly Word[], chosen: readonly string[] | null) =>
  words.filter((word) => chosen?.includes(word.toLowerCase()));

const VENDORS = ['AWS', 'AZURE', 'GCP', 'OCI', 'NCLOUD', 'TENCENT', 'OPENSTACK', 'OTHER'] as const;
export const FINENESSES = ['HIGH', 'MIDDLE', 'LOW'] as const;
export const SORTS = ['NEWEST', 'OLDEST', 'LEVEL', 'IMPACT'] as const;

const parseAsDay = createParser<string>({
  parse: (text) => (isDay(text) ? text : null),
  serialize: String,
});
const listOf = <Word extends string>(words: readonly Word[]) =>
  parseAsArrayOf(parseAsStringLiteral(spelled(words)));

export const NOTIFY_TABS = ['settings', 'webhooks', 'log'] as const;
const FIRST_SIZE: PageSize = 10;
const SHALLOW = { shallow: true };

export const listParsers = {
  /** First and last day; all that is kept where one of them is left out. */
  start: parseAsDay,
  end: parseAsDay,
  level: listOf(ANOMALY_LEVELS),
  vendors: listOf(VENDORS),
  type: parseAsStringLiteral(spelled(DETECT_TYPES)),
  /** As finely as this, instead of what the company set. */
  sensitivity: parseAsStringLiteral(spelled(FINENESSES)),
  state: listOf(ANOMALY_STATES),
  /** Also what the viewer hides. */
  hidden: parseAsBoolean.withDefault(false),
  /** Only what the viewer marked. */
  starred: parseAsBoolean.withDefault(false),
  /** The bar that was pressed. */
  top: parseAsString,
  /** Whether the alerts of all kinds are unfolded. */
  alerts: parseAsBoolean.withDefault(false).withOptions(SHALLOW),
  sort: parseAsStringLiteral(spelled(SORTS)).withDefault('newest'),
  page: parseAsPage.withDefault(1),
  size: parseAsPageSize.withDefault(FIRST_SIZE),
  /** The panel of rules: `all`, `new`, or the id of the one that is changed. It is beside the list. */
  rule: parseAsString.withOptions(SHALLOW),
  /** The panel of alerts, beside the list: receivers, webhooks, or what was sent. */
  notify: parseAsStringLiteral(NOTIFY_TABS).withOptions(SHALLOW),
  /** What a new rule looks at. */
  aws: conditionParsers.aws.withOptions(SHALLOW),
  azure: conditionParsers.azure.withOptions(SHALLOW),
  gcp: conditionParsers.gcp.withOptions(SHALLOW),
  oci: conditionParsers.oci.withOptions(SHALLOW),
  ncloud: conditionParsers.ncloud.withOptions(SHALLOW),
  tencent: conditionParsers.tencent.withOptions(SHALLOW),
  openstack: conditionParsers.openstack.withOptions(SHALLOW),
  other: conditionParsers.other.withOptions(SHALLOW),
};

export type ListAddress = AddressOf<typeof listParsers>;

export function chosenLevels({ level }: Pick<ListAddress, 'level'>) {
  return said(ANOMALY_LEVELS, level);
}

export function chosenVendors({ vendors }: Pick<ListAddress, 'vendors'>) {
  return said(VENDORS, vendors);
}

/** Whose alerts are told; null: all. */
export function alertVendors(address: Pick<ListAddress, 'vendors'>) {
  const vendors = chosenVendors(address);
  return vendors.length > 0 ? vendors : null;
}

export function chosenStates({ state }: Pick<ListAddress, 'state'>) {
  return said(ANOMALY_STATES, state);
}

/** Both ends, the earlier first; none where one is left out. */
export function periodOf({ start, end }: Pick<ListAddress, 'start' | 'end'>) {
  if (start === null || end === null) return {};
  return start <= end ? { start, end } : { start: end, end: start };
}

export function listFilter(address: ListAddress): AnomalyFilterInput {
  const [levels, vendors, states] = [chosenLevels(address), chosenVendors(address), chosenStates(address)];
  return {
    ...periodOf(address),
    ...(levels.length > 0 && { levels }),
    ...(vendors.length > 0 && { vendors }),
    ...(states.length > 0 && { states }),
    ...(address.type !== null && { detectType: said(DETECT_TYPES, [address.type])[0] ?? null }),
    ...(address.sensitivity !== null && { sensitivity: said(FINENESSES, [address.sensitivity])[0] ?? null }),
    ...(address.top !== null && { topKey: address.top }),
    isWithHidden: address.hidden,
    ...(address.starred && { isStarred: true }),
  };
}

/** Whether anything narrows the list. */
export function isNarrowed(address: ListAddress): boolean {
  const { level, vendors, type, sensitivity, state, starred, top, start, end } = address;
  const parts = [level, vendors, type, sensitivity, state, top, start && end];
  return starred || parts.some((part) => part !== null && part !== '' && part.length !== 0);
}

export function graphSort({ sort }: Pick<ListAddress, 'sort'>) {
  return said(SORTS, [sort])[0] ?? 'NEWEST';
}

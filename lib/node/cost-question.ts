// What a file of cost is the answer to: in words, and as the address of Cost Analytics that asks it again.
import type { DateRange } from '../calendar/calendar.ts';
import { FILTERS } from '../catalogue/derived/cost-field-lists.ts';
import { fieldTextId } from '../catalogue/derived/cost-field-names.ts';
import { WIRE_FILTERS, WIRE_VIEW_BYS } from '../catalogue/derived/cost-field-words.ts';
import type { Language } from '../catalogue/languages.ts';
import { VENDOR_CODES, VENDORS, type VendorCode, vendorNameIn } from '../catalogue/vendors.ts';
import { type Condition, NO_TEXT, writeConditions } from '../cost/condition-words.ts';
import { dayIn } from '../files/cell-text.ts';
import { rateNotes, type ShownRate } from '../money/rate-notes.ts';
import { textsOf } from './texts.ts';

type WireField = (typeof WIRE_FILTERS.words)[number];
type WireViewBy = (typeof WIRE_VIEW_BYS.words)[number];

/** As the contract has conditions. */
interface WireCondition {
  field: WireField;
  tagKey?: string | undefined;
  values?: readonly string[] | undefined;
  contains?: string | undefined;
  startsWith?: string | undefined;
  isExcluding?: boolean | undefined;
}

/** An item of a grouping, whose rows alone are asked for. */
interface AskedItem {
  viewBy: WireViewBy;
  tagKey?: string | undefined;
  serviceGroupSetNm?: string | undefined;
  item: string;
}

export interface AskedCost {
  companyId: string;
  /** Its name. */
  company: string;
  range: DateRange;
  isAmortizedCost: boolean;
  vendors: readonly VendorCode[];
  /** By the keys of the vendor table. */
  filters: Readonly<Record<string, readonly WireCondition[]>>;
  items: readonly AskedItem[];
  /** The days that the range is compared with. */
  compared?: DateRange | null;
  search: string | undefined;
}

export interface AnsweredCost {
  /** That the amounts are read in. */
  currency: string;
  rates: readonly ShownRate[];
  /** Null where it is not known. */
  dataVersion: number | null;
}

export type Fact = [label: string, value: string];

/** Label and value; rates that there are none of are left out. */
export function questionFacts(asked: AskedCost, answered: AnsweredCost, language: Language): Fact[] {
  const texts = textsOf(language);
  const { company, compared, isAmortizedCost, vendors } = asked;
  const conditions = conditionTexts(asked, language);
  const notes = rateNotes(answered.rates, {
    text: texts,
    number: (rate) => new Intl.NumberFormat(language, { maximumSignificantDigits: 6 }).format(rate),
    day: (day) => dayIn(day, language),
  });
  const basis = isAmortizedCost ? 'effective' : 'billed';
  return [
    [texts('cost-analytics.exportMail.company'), company],
    [texts('cost-analytics.exportMail.range'), rangeText(asked.range, language)],
    ...(compared
      ? [[texts('cost-analytics.exportMail.compared'), rangeText(compared, language)] satisfies Fact]
      : []),
    [texts('cost-analytics.exportMail.basis'), texts('cost-analytics.basis.name', { basis })],
    [
      texts('cost-analytics.exportMail.vendors'),
      vendors.map((vendor) => vendorNameIn(texts, vendor)).join(', ') || '–',
    ],
    [
      texts('cost-analytics.exportMail.filters'),
      conditions.length === 0 ? texts('cost-analytics.exportMail.noFilters') : conditions.join('; '),
    ],
    [texts('cost-analytics.exportMail.currency'), answered.currency],
    ...(notes.length === 0
      ? []
      : [[texts('cost-analytics.exportMail.rates'), notes.join('; ')] satisfies Fact]),
    [texts('cost-analytics.exportMail.dataVersion'), String(answered.dataVersion ?? '–')],
  ];
}

/** The days as people read them. */
export function rangeText({ start, end }: DateRange, language: Language): string {
  const days = [...new Set([start, end])].map((day) => dayIn(day, language));
  return `${days.join(' – ')} UTC`;
}

/**
 * Cost Analytics with the same days, basis, vendors and conditions; items become conditions on their vendors. `shown` are
 * the parameters of how it shows them.
 */
export function questionAddress(
  asked: AskedCost,
  publicUrl: string,
  shown: Readonly<Record<string, string>> = {},
): string {
  const { companyId, range, isAmortizedCost, vendors } = asked;
  const parameters = new URLSearchParams({
    ...{ company: companyId, range: 'custom', start: range.start, end: range.end },
    basis: isAmortizedCost ? 'effective' : 'billed',
    ...(vendors.length > 0 && { vendors: vendors.map(keyOf).join(',') }),
    ...shown,
  });
  for (const vendor of vendors) {
    const own = (asked.filters[VENDORS[vendor].filterKey] ?? []).map(conditionOf);
    const text = writeConditions([...own, ...asked.items.flatMap((item) => itemCondition(item) ?? [])]);
    if (text !== '') parameters.set(keyOf(vendor), text);
  }
  return `${publicUrl}/cost-analytics?${parameters}`;
}

function keyOf(vendor: VendorCode): string {
  // Ncloud alone is spelled otherwise where addresses name vendors.
  return vendor === 'ncp' ? 'ncloud' : VENDORS[vendor].filterKey;
}

function conditionOf(condition: WireCondition): Condition {
  const { field, tagKey = null, values, contains = null, startsWith = null, isExcluding = false } = condition;
  const isText = contains !== null || startsWith !== null;
  return {
    ...{ field: WIRE_FILTERS.idOf(field), tagKey, isExcluding, contains, startsWith },
    values: isText ? null : (values ?? []),
  };
}

/** Null for a grouping that no filter has. */
function itemCondition({ viewBy, tagKey, serviceGroupSetNm, item }: AskedItem): Condition | null {
  const id = WIRE_VIEW_BYS.idOf(viewBy);
  const field = FILTERS.find((each) => each === id);
  if (field === undefined) return null;
  const value = serviceGroupSetNm === undefined ? item : `${serviceGroupSetNm}:::${item}`;
  return { ...NO_TEXT, field, tagKey: tagKey ?? null, isExcluding: false, values: [value] };
}

function conditionTexts({ filters, items, search }: AskedCost, language: Language): string[] {
  const texts = textsOf(language);
  const conditions = Object.entries(filters).flatMap(([key, own]) =>
    own.map((condition) => `${vendorOfKey(key, language)}: ${conditionText(condition, language)}`),
  );
  const ofItems = items.map(({ viewBy, tagKey, item }) => {
    const field = texts(fieldTextId(WIRE_VIEW_BYS.idOf(viewBy)));
    return `${tagKey ? `${field} ${tagKey}` : field} = ${valueText(item, language)}`;
  });
  const searched = search === undefined ? [] : [texts('cost-analytics.exportMail.search', { text: search })];
  return [...conditions, ...ofItems, ...searched];
}

function vendorOfKey(key: string, language: Language): string {
  const vendor = VENDOR_CODES.find((code) => VENDORS[code].filterKey === key);
  return vendor ? vendorNameIn(textsOf(language), vendor) : key;
}

/** `Region ≠ us-east-1, eu-west-1`, `Product ∋ S3`, `Product = Amazon …`. */
function conditionText(
  { field, tagKey, values, contains, startsWith, isExcluding }: WireCondition,
  language: Language,
): string {
  const name = textsOf(language)(fieldTextId(WIRE_FILTERS.idOf(field)));
  const sign = contains === undefined ? (isExcluding ? '≠' : '=') : isExcluding ? '∌' : '∋';
  const text = startsWith === undefined ? contains : `${startsWith} …`;
  const told = text ?? (values ?? []).map((value) => valueText(value, language)).join(', ');
  return `${tagKey ? `${name} ${tagKey}` : name} ${sign} ${told}`;
}

function valueText(value: string, language: Language): string {
  return value === '' ? textsOf(language)('cost-analytics.detail.none') : value;
}

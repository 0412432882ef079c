// What an exported file is the answer to, in words: vendors, conditions, basis, rates and the version of the data.
import { fieldTextId } from '../../../../lib/catalogue/derived/cost-field-names.ts';
import { WIRE_FILTERS, WIRE_VIEW_BYS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import { VENDOR_CODES, VENDORS } from '../../../../lib/catalogue/vendors.ts';
import { dayText } from '../../../../lib/files/cell-text.ts';
import { rateNotes } from '../../../../lib/money/rate-notes.ts';
import { textsOf } from '../../../../lib/node/texts.ts';
import type { ExportRequest } from '../../../contract/cost-analytics/export.ts';
import type { FilterCondition } from '../../../contract/shared/cost-question.ts';
import type { CostFile } from './cost-file.ts';

type Fact = [label: string, value: string];

/** Label and value; conditions and rates that there are none of are left out. */
export function questionFacts(
  { selectedVendors, filters, items, search }: ExportRequest,
  { currency, rates, dataVersion }: Pick<CostFile, 'currency' | 'rates' | 'dataVersion'>,
  language: Language,
): Fact[] {
  const texts = textsOf(language);
  const conditions = Object.entries(filters).flatMap(([key, own]) =>
    own.map((condition) => `${vendorOfKey(key)}: ${conditionText(condition, language)}`),
  );
  const ofItems = items.map(({ viewBy, tagKey, item }) => {
    const field = texts(fieldTextId(WIRE_VIEW_BYS.idOf(viewBy)));
    return `${tagKey ? `${field} ${tagKey}` : field} = ${valueText(item, language)}`;
  });
  const searched = search === undefined ? [] : [texts('cost-analytics.exportMail.search', { text: search })];
  const all = [...conditions, ...ofItems, ...searched];
  const applied = rates.map(({ currency: from, ...rate }) => ({ from, to: currency, ...rate }));
  const notes = rateNotes(applied, {
    text: texts,
    number: (rate) => new Intl.NumberFormat(language, { maximumSignificantDigits: 6 }).format(rate),
    day: (day) => dayText(day, language === 'en' ? 'MM/DD/YYYY' : 'YYYY/MM/DD'),
  });
  return [
    [
      texts('cost-analytics.exportMail.vendors'),
      (selectedVendors ?? []).map((vendor) => VENDORS[vendor].name).join(', ') || '–',
    ],
    [
      texts('cost-analytics.exportMail.filters'),
      all.length === 0 ? texts('cost-analytics.exportMail.noFilters') : all.join('; '),
    ],
    ...(notes.length === 0
      ? []
      : [[texts('cost-analytics.exportMail.rates'), notes.join('; ')] satisfies Fact]),
    [texts('cost-analytics.exportMail.dataVersion'), String(dataVersion)],
  ];
}

function vendorOfKey(key: string): string {
  const vendor = VENDOR_CODES.find((code) => VENDORS[code].filterKey === key);
  return vendor ? VENDORS[vendor].name : key;
}

/** `Region ≠ us-east-1, eu-west-1`. */
function conditionText(
  { field, tagKey, values, contains, isExcluding }: FilterCondition,
  language: Language,
): string {
  const name = textsOf(language)(fieldTextId(WIRE_FILTERS.idOf(field)));
  const sign = contains === undefined ? (isExcluding ? '≠' : '=') : isExcluding ? '∌' : '∋';
  const told = contains ?? (values ?? []).map((value) => valueText(value, language)).join(', ');
  return `${tagKey ? `${name} ${tagKey}` : name} ${sign} ${told}`;
}

function valueText(value: string, language: Language): string {
  return value === '' ? textsOf(language)('cost-analytics.detail.none') : value;
}

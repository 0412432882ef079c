// What a filter can keep: the values of its fields that occur in a range under the conditions on the other fields.
import { costField } from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { WIRE_FILTERS, type WireFilter } from '../../../lib/catalogue/derived/cost-field-words.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { groupValue } from '../../../lib/cost/service-group-values.ts';
import { containsText } from '../../../lib/cost/text-match.ts';
import type { FilterCondition } from '../../contract/shared/cost-question.ts';
import type { CostAnswer } from '../../stores/facts/answers/answer.ts';
import type { RequestFacts } from '../../stores/facts/facts-for.ts';
import type { CostBasis, CostQuestion, Grouping, Scope } from '../../stores/facts/questions/question.ts';
import { filtersOf } from '../shared/cost-filters.ts';
import { groupingOfField } from '../shared/cost-groupings.ts';
import { costOf, itemOf } from '../shared/cost-line.ts';
import { groupingOfSet, type ServiceGroupSets } from '../shared/service-group-sets.ts';

/** The most values that are listed of a field, of all vendors together. */
const MAX_OPTIONS = 1000;

/** One field, of tags one key or, without it, the keys. */
export interface OptionsField {
  field: WireFilter;
  tagKey?: string | undefined;
}

export interface OptionsScope extends Omit<Scope, 'filters'> {
  basis: CostBasis;
  /** By the vendor table's filterKey; those on the field itself do not narrow it. */
  conditions: Record<string, readonly FilterCondition[]>;
}

export interface Option {
  vendor: VendorCode;
  value: string;
  label: string;
  cost: number;
  /** Billing rows. */
  count: number;
}

export interface OptionPage {
  currency: string;
  /** Of all values that there are. */
  totalCount: number;
  /** By falling cost. */
  options: Option[];
}

export interface PageOf {
  /** A part of value or label, in any case of letters; null: all. */
  word: string | null;
  limit: number;
  skip: number;
}

export class FilterOptions {
  readonly #facts: RequestFacts;
  readonly #sets: ServiceGroupSets;
  readonly #scope: OptionsScope;

  constructor(facts: RequestFacts, sets: ServiceGroupSets, scope: OptionsScope) {
    this.#facts = facts;
    this.#sets = sets;
    this.#scope = scope;
  }

  /** As many values as are listed at once. */
  list(field: OptionsField): Promise<OptionPage> {
    return this.page(field, { word: null, limit: MAX_OPTIONS, skip: 0 });
  }

  async page(field: OptionsField, page: PageOf): Promise<OptionPage> {
    const filters = await filtersOf(conditionsBeside(this.#scope.conditions, field), this.#sets);
    const { basis, conditions: _, ...rest } = this.#scope;
    const scope: Scope = { ...rest, filters };
    const id = WIRE_FILTERS.idOf(field.field);
    const { key } = costField(id);
    if (key === 'serviceGroupSet') return cut(await this.#groups(scope, basis), page);
    if (key === 'tagKey' && field.tagKey === undefined) return this.#tagKeys(scope, basis, page);
    const grouping = await groupingOfField(id, field.tagKey, this.#sets, 'field');
    if (id === 'account' || id === 'zone') {
      const all = await this.#values(scope, basis, grouping, { word: null, limit: MAX_OPTIONS, skip: 0 });
      return cut(id === 'account' ? all : withoutNumbers(all), page);
    }
    return this.#values(scope, basis, grouping, page);
  }

  async #values(scope: Scope, basis: CostBasis, grouping: Grouping, page: PageOf): Promise<OptionPage> {
    const { word, limit, skip } = page;
    const answer = await this.#facts.cost({
      ...valuesQuestion(scope, basis, grouping),
      ...(word !== null && { search: word }),
      limit,
      skip,
    });
    return { currency: answer.currency, totalCount: answer.groupCount, options: optionsOf(answer) };
  }

  async #tagKeys(scope: Scope, basis: CostBasis, { word, limit, skip }: PageOf): Promise<OptionPage> {
    const { currency, keyCount, keys } = await this.#facts.tagKeys({
      ...scope,
      measure: basis,
      ...(word !== null && { contains: word }),
      limit,
      skip,
    });
    const options = keys.map(({ vendor, key, total, rows }) => ({
      vendor,
      value: key,
      label: key,
      cost: total,
      count: rows,
    }));
    return { currency, totalCount: keyCount, options };
  }

  /** A question for each set: a charge belongs to a group of every one. */
  async #groups(scope: Scope, basis: CostBasis): Promise<OptionPage> {
    const sets = await this.#sets.all();
    const answers = await Promise.all(
      sets.map((set) =>
        this.#facts.cost({
          ...valuesQuestion(scope, basis, groupingOfSet(set)),
          limit: MAX_OPTIONS,
          skip: 0,
        }),
      ),
    );
    const options = answers.flatMap((answer, index) =>
      optionsOf(answer).map((option) => ({
        ...option,
        value: groupValue(sets[index]?.set ?? '', option.value),
      })),
    );
    const currency = answers[0]?.currency ?? (await this.#emptyCurrency(scope, basis));
    return { currency, totalCount: options.length, options };
  }

  async #emptyCurrency(scope: Scope, basis: CostBasis): Promise<string> {
    const question = { ...scope, vendors: [], measures: [basis], groupBy: [], unit: null, limit: 0, skip: 0 };
    return (await this.#facts.cost(question)).currency;
  }
}

function valuesQuestion(
  scope: Scope,
  basis: CostBasis,
  grouping: Grouping,
): Omit<CostQuestion, 'limit' | 'skip'> {
  return { ...scope, measures: [basis, 'rows'], groupBy: [grouping], unit: null };
}

function optionsOf(answer: CostAnswer): Option[] {
  return answer.groups.map((group) => {
    const { item, itemAlias } = itemOf(group);
    return {
      vendor: group.vendor,
      value: item,
      label: itemAlias,
      cost: costOf(group),
      count: group.totals[1] ?? 0,
    };
  });
}

/** Conditions on the field do not narrow its own values: so a further one can be chosen beside those that are. */
function conditionsBeside(
  conditions: OptionsScope['conditions'],
  { field, tagKey }: OptionsField,
): OptionsScope['conditions'] {
  const isBeside = (condition: FilterCondition) =>
    condition.field !== field || (tagKey !== undefined && condition.tagKey !== tagKey);
  return Object.fromEntries(Object.entries(conditions).map(([key, list]) => [key, list.filter(isBeside)]));
}

/** Azure's exports have prices where zones should be. */
function withoutNumbers(page: OptionPage): OptionPage {
  const options = page.options.filter(({ value }) => value === '' || Number.isNaN(Number(value)));
  return { ...page, options, totalCount: page.totalCount - (page.options.length - options.length) };
}

/** Of a whole list, the values that hold the word, and of these a page. */
function cut(list: OptionPage, { word, limit, skip }: PageOf): OptionPage {
  if (word === null) return { ...list, options: list.options.slice(skip, skip + limit) };
  const found = list.options.filter(
    ({ value, label }) => containsText(value, word) || containsText(label, word),
  );
  return { ...list, totalCount: found.length, options: found.slice(skip, skip + limit) };
}

// Questions of every kind, made by a seed out of values that the charges have: cost, keys of tags, rows and bills.
import { addDays, firstOfMonth, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import type { FactStore } from '../../../../upstream/stores/facts/answers/answer.ts';
import {
  BILL_COLUMNS,
  type BillGrouping,
  type BillMeasure,
  type BillQuestion,
} from '../../../../upstream/stores/facts/questions/bill-question.ts';
import { DIMENSIONS, type Dimension } from '../../../../upstream/stores/facts/questions/dimensions.ts';
import {
  type CostQuestion,
  type Filter,
  type Grouping,
  type Measure,
  type RowsQuestion,
  SUMS,
  TAG_SUMS,
  type TagKeysQuestion,
} from '../../../../upstream/stores/facts/questions/question.ts';
import { ROLLUP_DIMENSIONS } from '../../../../upstream/stores/facts/tables/rollup-dimensions.ts';
import type { Random } from '../../../stress/randoms.ts';

export const GENERATED_COMPANY = 'acme';
const VENDORS = ['aws', 'azr', 'gcp'] as const;
const FIRST_DAY = '2023-12-20';
const DAYS = 180;
/** What a question by hour may be long. */
const HOURLY_DAYS = 90;
/** The rows do not know calendar months of charges: those are asked of monthly sums alone. */
const BILL_COLUMNS_OF_ROWS = BILL_COLUMNS.filter((column) => column !== 'chargeMonth');
const TAG_KEYS = ['env', 'team', 'owner', 'Env', 'no such key'] as const;
const COMMON = ['account', 'product', 'region', 'chargeCategory', 'purchaseOption'] as const;
/** The tables of some lines alone are asked where one of these is filtered by. */
const OF_SOME_LINES = ['commitmentPart', 'computeKind', 'commitment'] as const;

export type Values = ReadonlyMap<Dimension, readonly string[]>;

/** The values that each dimension has. */
export async function valuesOf(facts: FactStore): Promise<Values> {
  const scope = { companyId: GENERATED_COMPANY, vendors: VENDORS, filters: [], limit: 30, skip: 0 };
  const range = { start: '2024-02-01', end: '2024-03-31' };
  const found = DIMENSIONS.map(async (dimension) => {
    const { groups } = await facts.cost({
      ...{ ...scope, range, measures: ['rows'], groupBy: [dimension], unit: null },
    });
    return [dimension, [...new Set(groups.map(({ keys }) => keys[0] ?? ''))]] as const;
  });
  return new Map(await Promise.all(found));
}

const below = (random: Random, end: number) => Math.floor(random() * end);
const oneOf = <Value>(random: Random, values: readonly Value[]): Value =>
  values[below(random, values.length)] as Value;
const many = <Value>(random: Random, most: number, make: () => Value): Value[] =>
  Array.from({ length: below(random, most + 1) }, make);

/** Mostly what some rollup knows: what none does is answered from the rows anyway. */
function dimensionOf(random: Random): Dimension {
  const kind = random();
  if (kind < 0.65) return oneOf(random, COMMON);
  return oneOf(random, kind < 0.9 ? ROLLUP_DIMENSIONS.daily : DIMENSIONS);
}

function groupingOf(random: Random): Grouping {
  const kind = random();
  if (kind < 0.85) return dimensionOf(random);
  if (kind < 0.96) return { tag: oneOf(random, TAG_KEYS) };
  const rules = [
    { group: 'web', conditions: [{ dimension: { tag: 'team' }, values: ['web'] }] },
    { group: 'stored', conditions: [{ dimension: 'product' as const, values: ['Storage'] }] },
  ];
  return {
    serviceGroups: rules.slice(below(random, 2)),
    ...(random() < 0.5 && { otherwise: 'region' as const }),
  };
}

export class QuestionMaker {
  readonly #random: Random;
  readonly #values: Values;

  constructor(random: Random, values: Values) {
    this.#random = random;
    this.#values = values;
  }

  cost(): CostQuestion {
    const random = this.#random;
    const groupBy = many(random, 2, () => groupingOf(random));
    const time = random() < 0.15 ? 'billing' : 'charge';
    const unit =
      time === 'billing'
        ? oneOf(random, [null, 'month'] as const)
        : oneOf(random, [null, 'day', 'week', 'month', 'month'] as const);
    const measures = [this.#measure(), ...many(random, 2, () => this.#measure())];
    const range = this.#range(groupBy.includes('usageHour'));
    const scope = { ...this.#scope(), range, time } as const;
    return {
      ...{ ...scope, measures, groupBy, unit },
      ...(random() < 0.25 && { compareWith: this.#range(groupBy.includes('usageHour')) }),
      ...(groupBy.length > 0 && random() < 0.15 && { search: oneOf(random, ['a', 'e', '1', 'web']) }),
      ...(random() < 0.2 && { order: { by: 'label' as const, isRising: random() < 0.5 } }),
      ...{ weekStartsOn: below(random, 7), limit: oneOf(random, [0, 3, 1000]), skip: below(random, 3) },
    };
  }

  /** Of machine time, by the hour: the largest of the rollups. */
  machines(): CostQuestion {
    const random = this.#random;
    const kinds = ['compute', 'cache'].slice(below(random, 2));
    return {
      ...{ ...this.#scope(), range: this.#range(true), unit: null, limit: 1000, skip: 0 },
      filters: [{ dimension: 'computeKind', values: kinds }],
      measures: [oneOf(random, ['hours', 'units', 'onDemandEquivalent']), this.#measure()],
      groupBy: ['usageHour', oneOf(random, ['account', 'purchaseOption', 'instanceType'])],
    };
  }

  tagKeys(): TagKeysQuestion {
    const random = this.#random;
    const measure = oneOf(random, TAG_SUMS);
    return { ...this.#scope(), range: this.#range(), measure, limit: 20, skip: below(random, 2) };
  }

  /** Half of them of all rows, whose first pages packs have. */
  rows(): RowsQuestion<'cost' | 'product' | 'resource'> {
    const random = this.#random;
    const basis = oneOf(random, ['billed', 'billed', 'effective'] as const);
    const columns = ['cost', 'product', 'resource'] as const;
    const scope = { ...this.#scope(), ...(random() < 0.5 && { filters: [] }) };
    const page = { limit: oneOf(random, [5, 30]), skip: oneOf(random, [0, 0, 20, 40]) };
    return { ...scope, range: this.#range(), basis, columns, ...page };
  }

  bill(): BillQuestion {
    const random = this.#random;
    const { start, end } = this.#range();
    const { companyId, vendors, filters } = this.#scope();
    const column = (): BillGrouping => ({ column: oneOf(random, BILL_COLUMNS_OF_ROWS) });
    const measure = (): BillMeasure =>
      oneOf(random, ['billed', 'list', 'quantity', 'rows', { distinct: dimensionOf(random) }] as const);
    return {
      ...{ companyId, vendors, filters },
      range: { start: firstOfMonth(start), end: firstOfMonth(end) },
      groupBy: many(random, 2, () => (random() < 0.25 ? column() : groupingOf(random))),
      measures: [measure(), ...many(random, 2, measure)],
    };
  }

  #scope() {
    const random = this.#random;
    const some = VENDORS.filter(() => random() < 0.7);
    const currency = oneOf(random, [undefined, 'KRW', 'CNY']);
    const ofSome = random() < 0.3 ? [this.#filter(oneOf(random, OF_SOME_LINES))] : [];
    return {
      companyId: GENERATED_COMPANY,
      vendors: some.length > 0 ? some : VENDORS,
      filters: [...ofSome, ...many(random, 2, () => this.#filter(groupingOf(random)))],
      ...(currency !== undefined && { currency }),
    };
  }

  #measure(): Measure {
    const random = this.#random;
    const kind = random();
    if (kind < 0.75) return oneOf(random, ['billed', 'effective', 'rows', 'billedList', 'quantity']);
    return kind < 0.95 ? oneOf(random, SUMS) : { distinct: dimensionOf(random) };
  }

  /** Whole months, or any days; some of them without a charge. */
  #range(isByHour = false) {
    const random = this.#random;
    const start = addDays(FIRST_DAY, below(random, DAYS));
    const end = addDays(start, below(random, isByHour ? HOURLY_DAYS : DAYS));
    return random() < 0.3 && !isByHour
      ? { start: firstOfMonth(start), end: lastOfMonth(end) }
      : { start, end };
  }

  #filter(dimension: Grouping): Filter {
    const random = this.#random;
    const value = () => this.#value(dimension);
    const how = random();
    const text = value().slice(below(random, 2), 4);
    const condition =
      how < 0.6 || text === ''
        ? { values: [value(), ...many(random, 3, value)] }
        : how < 0.8
          ? { contains: text }
          : { startsWith: text };
    return {
      ...(random() < 0.25 && { vendor: oneOf(random, VENDORS) }),
      ...(random() < 0.3 && { isExcluding: true }),
      ...{ dimension, ...condition },
    };
  }

  #value(grouping: Grouping): string {
    const random = this.#random;
    if (random() < 0.08) return oneOf(random, ['', 'no such value']);
    if (typeof grouping === 'string') {
      const values = this.#values.get(grouping) ?? [];
      return oneOf(random, values) ?? '';
    }
    return oneOf(random, 'tag' in grouping ? ['prod', 'test', 'web', ''] : ['web', 'stored', 'eu-1']);
  }
}

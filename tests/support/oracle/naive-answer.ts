// Answers cost questions by adding up the rows of question-rows.ts one by one: nothing of the store is in it.
import { Big } from 'big.js';
import { bucketsOf, type DateRange } from '../../../lib/calendar/calendar.ts';
import type {
  CostQuestion,
  Filter,
  Grouping,
  Measure,
} from '../../../upstream/stores/facts/questions/question.ts';
import type { Fields } from '../product/focus-files.ts';
import { QUESTION_RATES, QUESTION_ROWS } from './question-rows.ts';

const DAY_MS = 86_400_000;
const VENDORS: Record<string, string> = { AWS: 'aws', Microsoft: 'azr', 'Google Cloud': 'gcp' };

/** A row on one of its days; all but effective cost is on the first. */
interface Line {
  fields: Fields;
  vendor: string;
  day: string;
  isFirst: boolean;
  effective: Big;
}

const vendorOf = (fields: Fields) => VENDORS[fields.ProviderName ?? ''] ?? '';
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const lengthOf = (fields: Fields) =>
  fields.ChargeCategory !== 'Usage'
    ? 1
    : (Date.parse(fields.ChargePeriodEnd ?? '') - Date.parse(fields.ChargePeriodStart ?? '')) / DAY_MS;

const LINES = linesOf(QUESTION_ROWS);

function linesOf(rows: readonly Fields[]): Line[] {
  return rows.flatMap((fields) => {
    const days = lengthOf(fields);
    // The smallest units that do not divide are on the first days.
    const units = new Big(fields.EffectiveCost ?? 0).times('1e18');
    const whole = units.div(days).round(0, Big.roundDown);
    const left = units.minus(whole.times(days)).toNumber();
    return Array.from({ length: days }, (_, index) => ({
      fields,
      vendor: vendorOf(fields),
      day: isoDay(Date.parse(fields.ChargePeriodStart ?? '') + index * DAY_MS),
      isFirst: index === 0,
      effective: whole.plus(index < Math.abs(left) ? Math.sign(left) : 0).times('1e-18'),
    }));
  });
}

function partOf(fields: Fields): string {
  if (!fields.CommitmentDiscountId) return '';
  if (fields.ChargeCategory === 'Purchase') return 'purchase';
  return fields.CommitmentDiscountStatus === 'Unused' ? 'unused' : 'used';
}

/** Key and label. */
function keyAndLabel(
  grouping: Grouping,
  { fields, vendor }: Pick<Line, 'fields' | 'vendor'>,
): [string, string] {
  const f = (name: string) => fields[name] ?? '';
  const plain = (key: string): [string, string] => [key, key];
  if (typeof grouping === 'object') {
    if ('tag' in grouping) {
      const tags = f('Tags') === '' ? {} : (JSON.parse(f('Tags')) as Record<string, string>);
      return plain(tags[grouping.tag] ?? '');
    }
    const rule = grouping.serviceGroups.find(
      (each) =>
        (each.vendor === undefined || each.vendor === vendor) &&
        each.conditions.every(({ dimension, values }) => {
          const [key] = keyAndLabel(dimension, { fields, vendor });
          return values === null ? key !== '' : values.includes(key);
        }),
    );
    if (rule || grouping.otherwise === undefined) return plain(rule?.group ?? '');
    return plain(keyAndLabel(grouping.otherwise, { fields, vendor })[0]);
  }
  switch (grouping) {
    case 'account':
      return f('SubAccountId') === ''
        ? plain(f('BillingAccountId'))
        : [f('SubAccountId'), f('SubAccountName') || f('SubAccountId')];
    case 'product':
      return plain(f('ServiceName'));
    case 'region':
      return [f('RegionId') || f('RegionName'), f('RegionName') || f('RegionId')];
    case 'usageType':
      return plain(f('ChargeDescription'));
    case 'chargeCategory':
      return plain(f('ChargeCategory'));
    case 'resource':
      return plain(f('ResourceId'));
    case 'unit':
      return plain(f('ConsumedUnit'));
    case 'commitment':
      return [f('CommitmentDiscountId'), f('CommitmentDiscountName') || f('CommitmentDiscountId')];
    case 'commitmentPart':
      return plain(partOf(fields));
    default:
      throw new Error(`the naive answer knows no ${grouping}`);
  }
}

function keeps(filter: Filter, line: Line): boolean {
  if (filter.vendor !== undefined && filter.vendor !== line.vendor) return true;
  const [key] = keyAndLabel(filter.dimension, line);
  const holds =
    'values' in filter
      ? filter.values.includes(key)
      : 'contains' in filter
        ? contains(key, filter.contains)
        : folded(key).startsWith(folded(filter.startsWith));
  return holds !== (filter.isExcluding ?? false);
}

/** As people write the same name in other ways. */
const folded = (text: string) => [...text.toLowerCase()].filter((letter) => !' -'.includes(letter)).join('');
const contains = (text: string, part: string) => folded(text).includes(folded(part));

/** Sum of a measure; null without rows of it, or where units mix. */
function sumOf(measure: Measure, lines: readonly Line[], question: CostQuestion): number | null {
  const converted = (amount: Big, line: Line) => inCurrency(amount, line, question);
  if (measure === 'effective') {
    if (lines.length === 0) return null;
    return sumUp(lines.map((line) => converted(line.effective, line)));
  }
  const rows = lines.filter(({ isFirst }) => isFirst);
  if (typeof measure === 'object') {
    const values = lines.map((line) => [line.vendor, keyAndLabel(measure.distinct, line)[0]] as const);
    return new Set(values.filter(([, key]) => key !== '').map((pair) => pair.join(' '))).size;
  }
  if (measure === 'rows') return lines.length === 0 ? null : rows.length;
  if (measure === 'quantity') {
    const measured = rows.filter(({ fields }) => fields.ConsumedUnit);
    if (new Set(measured.map(({ fields }) => fields.ConsumedUnit)).size !== 1) return null;
    return sumUp(measured.map(({ fields }) => new Big(fields.ConsumedQuantity || 0)));
  }
  if (rows.length === 0) return null;
  const without = measure.startsWith('billed') ? ['used', 'unused'] : ['purchase'];
  return sumUp(
    rows.map((line) => {
      const { fields } = line;
      if (measure === 'billed') return converted(new Big(fields.BilledCost ?? 0), line);
      if (without.includes(partOf(fields))) return new Big(0);
      const list = fields.ListCost || '0';
      return converted(new Big(measure.endsWith('List') ? list : fields.ContractedCost || list), line);
    }),
  );
}

const sumUp = (amounts: readonly Big[]) => Number(amounts.reduce((sum, each) => sum.plus(each), new Big(0)));

/** The portal's own rates, before any other. */
const OWN_RATES: Record<string, string> = { USD: '1', KRW: '1200', CNY: '7' };

/** Units of the currency for one USD on a day; null where it has no rate. */
function rateOn(currency: string, day: string): string | null {
  const entered = QUESTION_RATES.filter((each) => each.currency === currency && each.date <= day);
  return (
    entered.sort((one, other) => (one.date < other.date ? 1 : -1))[0]?.rate ?? OWN_RATES[currency] ?? null
  );
}

/** A billing month has the last rate that is known at its end. */
function inCurrency(
  amount: Big,
  { fields, day }: Line,
  { time, currency: target = 'USD' }: CostQuestion,
): Big {
  const month = (fields.BillingPeriodStart ?? '').slice(0, 8);
  const of = time === 'billing' ? `${month}31` : day;
  const [from, to] = [rateOn(fields.BillingCurrency ?? '', of), rateOn(target, of)];
  return amount.times(to ?? 0).div(from ?? 1);
}

const hasRate = ({ fields }: Line) => fields.BillingCurrency !== 'CAD';

const instant = ({ fields }: Line, time: CostQuestion['time'], day: string) =>
  time === 'billing' ? (fields.BillingPeriodStart ?? '').slice(0, 10) : day;

function linesIn(lines: readonly Line[], question: CostQuestion, { start, end }: DateRange): Line[] {
  const isSpread = question.measures.includes('effective');
  return lines.filter((line) => {
    const day = instant(line, question.time, line.day);
    return (
      (question.vendors as string[]).includes(line.vendor) &&
      day >= start &&
      day <= end &&
      (isSpread || line.isFirst) &&
      question.filters.every((filter) => keeps(filter, line))
    );
  });
}

export interface NaiveGroup {
  totals: (number | null)[];
  series: (number | null)[][];
  compared: (number | null)[] | null;
  labels: string[];
}

/** All groups by `vendor:key:key`, and the total; without order, page and others. */
export function naiveAnswer(
  question: CostQuestion,
  rows: readonly Fields[] = QUESTION_ROWS,
): { groups: Map<string, NaiveGroup>; total: NaiveGroup } {
  const lines = rows === QUESTION_ROWS ? LINES : linesOf(rows);
  const current = linesIn(lines, question, question.range).filter(hasRate);
  const before = question.compareWith ? linesIn(lines, question, question.compareWith).filter(hasRate) : null;
  const nameOf = (line: Line) =>
    [line.vendor, ...question.groupBy.map((each) => keyAndLabel(each, line)[0])].join(':');
  const names = [...new Set([...current, ...(before ?? [])].map(nameOf))];
  const groupOf = (belongs: (line: Line) => boolean) =>
    figuresOf(question, current.filter(belongs), before?.filter(belongs) ?? null);
  const groups = names.map((name) => [name, groupOf((line) => nameOf(line) === name)] as const);
  const { search } = question;
  const found = groups.filter(([name, { labels }]) => {
    const key = name.split(':')[1] ?? '';
    return search === undefined || contains(key, search) || contains(labels[0] ?? '', search);
  });
  const kept = new Set(found.map(([name]) => name));
  return { groups: new Map(found), total: groupOf((line) => kept.has(nameOf(line))) };
}

function figuresOf(question: CostQuestion, current: Line[], before: Line[] | null): NaiveGroup {
  const { measures, unit, range, weekStartsOn, time, groupBy } = question;
  const buckets = unit === null ? [] : bucketsOf(range, unit, weekStartsOn);
  const inBucket =
    ({ start, end }: DateRange) =>
    (line: Line) => {
      const day = instant(line, time, line.day);
      return day >= start && day <= end;
    };
  return {
    totals: measures.map((measure) => sumOf(measure, current, question)),
    series: measures.map((measure) =>
      buckets.map((bucket) => sumOf(measure, current.filter(inBucket(bucket)), question)),
    ),
    compared: before && measures.map((measure) => sumOf(measure, before, question)),
    labels: groupBy.map((grouping) => newestLabel(grouping, [...current, ...(before ?? [])])),
  };
}

function newestLabel(grouping: Grouping, lines: readonly Line[]): string {
  const labels = lines.map((line) => ({ line, pair: keyAndLabel(grouping, line) }));
  const named = labels.filter(({ pair: [key, label] }) => key !== label);
  const newest = (named.length > 0 ? named : labels).sort((one, other) =>
    one.line.day < other.line.day ? 1 : -1,
  );
  return newest[0]?.pair[1] ?? '';
}

// Puts the lines that an engine answers a cost question with into the shape of the answer.
import { bucketsOf } from '../../../../lib/calendar/calendar.ts';
import { isVendorCode } from '../../../../lib/catalogue/vendors.ts';
import { NAMED_OTHERS } from '../compile/compile-cost.ts';
import { COMPARED, COST_KINDS, CURRENT, periodRange } from '../compile/cost-context.ts';
import type { ResultRow } from '../compile/statement.ts';
import { numberOf, numberOrNull, textOf } from '../duckdb/result.ts';
import type { CostQuestion, GroupKey } from '../questions/question.ts';
import type { Conversion } from '../questions/rates.ts';
import type { CostAnswer, CostGroup, CostLine, Figures } from './answer.ts';

const OTHERS = 0;

/** No lines at all make an answer of nothing. */
export function costAnswer(
  question: CostQuestion,
  { currency, factors }: Pick<Conversion, 'currency' | 'factors'>,
  lines: readonly ResultRow[],
): CostAnswer {
  const { unit, weekStartsOn, compareWith } = question;
  const bucketsIn = (period: number) =>
    unit === null ? [] : bucketsOf(periodRange(question, period), unit, weekStartsOn);
  const buckets = bucketsIn(CURRENT);
  const comparedBuckets = compareWith ? bucketsIn(COMPARED) : [];
  const emptyLine = (): CostLine => ({
    ...emptyFigures(question, buckets.length),
    compared: compareWith ? emptyFigures(question, comparedBuckets.length) : null,
  });
  const total = emptyLine();
  const others = { ...emptyLine(), count: 0, keys: [] as GroupKey[] };
  const groups = new Map<number, CostGroup>();
  const unconverted = new Map<string, CostLine & { currency: string }>();
  const used = new Set<number>();
  const converted: CostAnswer['converted'] = [];
  let groupCount = 0;

  const lineOf = (row: ResultRow): CostLine | undefined => {
    const line = numberOf(row, 'line');
    return line === OTHERS ? others : groups.get(line);
  };
  const placeConverted = (row: ResultRow): void => {
    const rate = factors[numberOf(row, 'bucket') - 1];
    if (!rate || numberOf(row, 'period') === COMPARED) return;
    converted.push({ rate, totals: question.measures.map((_, index) => numberOrNull(row, `v${index}`)) });
  };
  for (const row of inOrderOfUse(lines)) {
    switch (numberOf(row, 'kind')) {
      case COST_KINDS.group: {
        const group = groupOf(question, row);
        if (numberOf(row, 'line') === OTHERS) others.keys.push({ vendor: group.vendor, keys: group.keys });
        else groups.set(numberOf(row, 'line'), { ...group, ...emptyLine() });
        break;
      }
      case COST_KINDS.count:
        groupCount = numberOf(row, 'line');
        break;
      case COST_KINDS.cell:
        placeInSeries(lineOf(row), row);
        break;
      case COST_KINDS.line:
        placeTotals(lineOf(row), row);
        break;
      case COST_KINDS.bucket:
        placeInSeries(total, row);
        break;
      case COST_KINDS.total:
        placeTotals(total, row);
        break;
      case COST_KINDS.converted:
        used.add(numberOf(row, 'bucket'));
        placeConverted(row);
        break;
      default: {
        const code = textOf(row, 'text');
        const line = unconverted.get(code) ?? { currency: code, ...emptyLine() };
        unconverted.set(code, line);
        placeTotals(line, row);
      }
    }
  }
  const listed = [...groups].sort(([one], [other]) => one - other).map(([, group]) => group);
  others.count = groupCount - listed.length;
  return {
    currency,
    buckets,
    comparedBuckets,
    groupCount,
    total,
    groups: listed,
    others:
      others.count > 0 && !question.only ? { ...others, keys: others.keys.slice(0, NAMED_OTHERS) } : null,
    unconverted: [...unconverted.values()],
    rates: factors.filter((_, index) => used.has(index + 1)),
    converted,
  };
}

function emptyFigures({ measures }: CostQuestion, buckets: number): Figures {
  return {
    totals: measures.map(() => null),
    series: measures.map(() => Array.from({ length: buckets }, () => null)),
  };
}

/** Groups first, in their order, because cells refer to them; other currencies last, by the place of their rate, then by code. */
function inOrderOfUse(lines: readonly ResultRow[]): ResultRow[] {
  const isGroup = (row: ResultRow) => numberOf(row, 'kind') === COST_KINDS.group;
  const isForeign = (row: ResultRow) => numberOf(row, 'kind') >= COST_KINDS.unconverted;
  const groups = lines.filter(isGroup).sort(byNumber('bucket'));
  const foreign = lines
    .filter(isForeign)
    .sort(
      (one, other) =>
        byNumber('period')(one, other) ||
        byNumber('bucket')(one, other) ||
        (textOf(one, 'text') < textOf(other, 'text') ? -1 : 1),
    );
  return [...groups, ...lines.filter((row) => !isGroup(row) && !isForeign(row)), ...foreign];
}

const byNumber = (column: string) => (one: ResultRow, other: ResultRow) =>
  numberOf(one, column) - numberOf(other, column);

function groupOf({ groupBy }: CostQuestion, row: ResultRow) {
  const vendor = textOf(row, 'vendor_code');
  if (!isVendorCode(vendor)) throw new Error(`the facts hold an unknown vendor '${vendor}'`);
  return {
    vendor,
    keys: groupBy.map((_, index) => textOf(row, `k${index}`)),
    labels: groupBy.map((_, index) => textOf(row, `label${index}`)),
  };
}

function figuresOf(line: CostLine | undefined, row: ResultRow): Figures | null | undefined {
  return numberOf(row, 'period') === COMPARED ? line?.compared : line;
}

function placeTotals(line: CostLine | undefined, row: ResultRow): void {
  const figures = figuresOf(line, row);
  figures?.totals.forEach((_, measure, totals) => {
    totals[measure] = numberOrNull(row, `v${measure}`);
  });
}

function placeInSeries(line: CostLine | undefined, row: ResultRow): void {
  const bucket = numberOf(row, 'bucket');
  figuresOf(line, row)?.series.forEach((series, measure) => {
    if (bucket < series.length) series[bucket] = numberOrNull(row, `v${measure}`);
  });
}

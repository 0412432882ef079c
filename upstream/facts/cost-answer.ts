// Puts the lines that the store answers a cost question with into the shape of the answer.
import { bucketsOf } from '../../lib/calendar.ts';
import { isVendorCode } from '../../lib/vendors.ts';
import { COST_KINDS } from './compile.ts';
import type { CostAnswer, CostGroup, CostLine, CostQuestion } from './question.ts';
import { numberOf, type ResultRow, textOf } from './result.ts';

const OTHERS = 0;

/** No lines at all make an answer of zero. */
export function costAnswer(
  question: CostQuestion,
  currency: string,
  lines: readonly ResultRow[],
): CostAnswer {
  const { range, unit, weekStartsOn } = question;
  const buckets = unit === null ? [] : bucketsOf(range, unit, weekStartsOn);
  const emptyLine = (): CostLine => ({ total: 0, amounts: buckets.map(() => null) });
  const total = emptyLine();
  const others = { ...emptyLine(), count: 0, keys: [] as string[] };
  const groups = new Map<number, CostGroup>();
  const answer: CostAnswer = {
    currency,
    buckets,
    groupCount: 0,
    total,
    groups: [],
    others: null,
    unconverted: [],
  };
  const placed: { target: CostLine | undefined; bucket: number; amount: number }[] = [];
  const lineOf = (line: number) => (line === OTHERS ? others : groups.get(line));

  for (const row of inOrderOfUse(lines)) {
    const [line, bucket, amount] = [numberOf(row, 'line'), numberOf(row, 'bucket'), numberOf(row, 'amount')];
    switch (numberOf(row, 'kind')) {
      case COST_KINDS.group: {
        answer.groupCount += 1;
        if (line !== OTHERS) groups.set(line, { ...groupOf(row), ...emptyLine(), total: amount });
        else others.keys.push(textOf(row, 'text'));
        break;
      }
      case COST_KINDS.cell:
        placed.push({ target: lineOf(line), bucket, amount });
        break;
      case COST_KINDS.line:
        if (line === OTHERS) others.total = amount;
        break;
      case COST_KINDS.bucket:
        placed.push({ target: total, bucket, amount });
        break;
      case COST_KINDS.total:
        total.total = amount;
        break;
      default:
        answer.unconverted.push({ currency: textOf(row, 'text'), amount });
    }
  }
  for (const { target, bucket, amount } of placed) {
    if (target && bucket < target.amounts.length) target.amounts[bucket] = amount;
  }
  others.count = others.keys.length;
  answer.groups = [...groups].sort(([one], [other]) => one - other).map(([, group]) => group);
  if (others.count > 0 && !question.only) answer.others = others;
  return answer;
}

/** Groups first: the cells of a group find its line then. */
function inOrderOfUse(lines: readonly ResultRow[]): ResultRow[] {
  const isGroup = (row: ResultRow) => numberOf(row, 'kind') === COST_KINDS.group;
  return [...lines.filter(isGroup), ...lines.filter((row) => !isGroup(row))];
}

function groupOf(row: ResultRow): Pick<CostGroup, 'vendor' | 'key' | 'label'> {
  const vendor = textOf(row, 'vendor');
  if (!isVendorCode(vendor)) throw new Error(`the facts hold an unknown vendor '${vendor}'`);
  return { vendor, key: textOf(row, 'text'), label: textOf(row, 'label') };
}

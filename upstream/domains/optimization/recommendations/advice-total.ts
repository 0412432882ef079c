// What pieces of advice save together, where all of them are bought.
import { sumMoney } from '../../../../lib/money/money.ts';
import type { AdviceTotal } from '../../../contract/optimization/recommendations/rows.ts';
import { groupedBy } from '../../shared/grouped-by.ts';
import type { AdviceLine } from '../advice/advice.ts';

type Summed = 'monthlyOnDemand' | 'monthlySaving' | 'upfrontCost' | 'recurringMonthly';
/** What decides whether a piece counts, and its figures. */
export type SummedLine = Pick<AdviceLine, 'account' | 'planType' | Summed>;

/** A saving that can be had: no hour is paid for twice. */
export function totalOf(lines: readonly SummedLine[]): AdviceTotal {
  const counted = [...groupedBy(lines, ({ account }) => account).values()].flatMap(withoutAlternatives);
  const sum = (of: Summed) => sumMoney(counted.map((line) => line[of]));
  const [monthlyOnDemand, estimatedMonthlySavings] = [sum('monthlyOnDemand'), sum('monthlySaving')];
  return {
    countedPieces: counted.length,
    savingsRate: monthlyOnDemand > 0 ? (100 * estimatedMonthlySavings) / monthlyOnDemand : null,
    monthlyOnDemand,
    estimatedMonthlySavings,
    upfrontCost: sum('upfrontCost'),
    recurringMonthlyCost: sum('recurringMonthly'),
  };
}

/** A Compute plan pays for the same machines as the EC2 Instance plans of its account: what saves more is kept. */
function withoutAlternatives(lines: readonly SummedLine[]): readonly SummedLine[] {
  const savingOf = (type: SummedLine['planType']) =>
    sumMoney(lines.filter(({ planType }) => planType === type).map(({ monthlySaving }) => monthlySaving));
  const given = savingOf('Compute') > savingOf('EC2 Instance') ? 'EC2 Instance' : 'Compute';
  const hasBoth = ['Compute', 'EC2 Instance'].every((type) =>
    lines.some(({ planType }) => planType === type),
  );
  return hasBoth ? lines.filter(({ planType }) => planType !== given) : lines;
}

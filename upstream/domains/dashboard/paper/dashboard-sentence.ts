// The sentence of a printed dashboard: the clauses of the screen, in the words of the same texts.
import { addMonths, firstOfMonth } from '../../../../lib/calendar/calendar.ts';
import { joinSentences } from '../../../../lib/catalogue/languages.ts';
import { OVER_NOTHING } from '../../../../lib/money/budget-use.ts';
import { type Clause, sentenceClauses } from '../../../../lib/widgets/dashboard-sentence.ts';
import { moverKind } from '../../../../lib/widgets/mover-words.ts';
import type { Asker } from './ask-figures.ts';
import type { BoardFigures, Budget, ChargeMover } from './board-figures.ts';
import { budgetRate } from './figures/budget-rate.ts';

/** Its facts are marked. Null where there is nothing to say. */
export function dashboardSentence(asker: Asker, { currency, figures }: BoardFigures): string | null {
  const clauses = sentenceClauses(figures);
  if (clauses.length === 0) return null;
  return joinSentences(
    asker.call.language,
    clauses.map((clause) => clauseText(asker, clause, currency)),
  );
}

function clauseText(asker: Asker, clause: Clause<ChargeMover, Budget>, currency: string): string {
  const { text, today, estimate, percent, monthName } = asker;
  const month = firstOfMonth(today);
  const before = monthName(addMonths(month, -1));
  const money = (amount: number, sign?: 'signed') => fact(estimate(amount, currency, sign));
  if (clause.kind === 'month')
    return text(clause.isEstimate ? 'dashboard.sentence.estimate' : 'dashboard.sentence.toDate', {
      direction: clause.direction,
      month: monthName(month),
      total: money(clause.total),
      difference: money(clause.difference),
      before,
    });
  if (clause.kind === 'budget')
    return text('dashboard.sentence.budget', {
      direction: clause.direction,
      rate: fact(budgetRate(asker, clause.rate)),
      amount: money(clause.difference),
    });
  if (clause.kind === 'movers')
    return text('dashboard.sentence.movers', {
      which: clause.up && clause.down ? 'BOTH' : clause.up ? 'UP' : 'DOWN',
      before,
      up: clause.up?.name ?? '',
      upKind: clause.up ? moverKind(clause.up) : '',
      upAmount: clause.up ? money(clause.up.difference, 'signed') : '',
      down: clause.down?.name ?? '',
      downKind: clause.down ? moverKind(clause.down) : '',
      downAmount: clause.down ? money(clause.down.difference, 'signed') : '',
    });
  const [one, two] = clause.named;
  const rate = ({ expectedRate }: Budget) =>
    expectedRate === OVER_NOTHING ? text('dashboard.sentence.zeroBudget') : percent(expectedRate);
  return text('dashboard.sentence.overBudgets', {
    count: clause.count,
    one: one?.name ?? '',
    oneRate: one ? fact(rate(one)) : '',
    two: two?.name ?? '',
    twoRate: two ? fact(rate(two)) : '',
    more: clause.count - clause.named.length,
  });
}

/** Marks of a fact within a sentence: letters that no text has. */
const [FACT_START, FACT_END] = ['\uE000', '\uE001'];

function fact(text: string): string {
  return `${FACT_START}${text}${FACT_END}`;
}

/** The sentence in parts, its facts told apart. */
export function sentenceParts(sentence: string): { text: string; isFact: boolean }[] {
  return sentence
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((part) => part !== '')
    .map((part) => ({
      text: part.replaceAll(FACT_START, '').replaceAll(FACT_END, ''),
      isFact: part.startsWith(FACT_START),
    }));
}

/** The sentence as plain text. */
export function plainSentence(sentence: string): string {
  return sentence.replaceAll(FACT_START, '').replaceAll(FACT_END, '');
}

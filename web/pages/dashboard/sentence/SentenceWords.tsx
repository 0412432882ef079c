// The clauses of the sentence in words, each with a link to the figures behind it.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { addMonths } from '../../../../lib/calendar/calendar.ts';
import { pagePath } from '../../../../lib/catalogue/pages.ts';
import { OVER_NOTHING } from '../../../../lib/money/budget-use.ts';
import { sentenceClauses } from '../../../../lib/widgets/dashboard-sentence.ts';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { moverKind, moverName } from '../../../../lib/widgets/mover-words.ts';
import type { SentenceWords_summary$key } from '../../../__generated__/SentenceWords_summary.graphql.ts';
import sentence from '../../../components/layout/Sentence.module.css';
import { useMoney } from '../../../components/money/useMoney.ts';
import { useBeforeFirstData } from '../../../components/notices/useBeforeFirstData.ts';
import { Sentences } from '../../../intl/Sentences.tsx';
import { usePercent } from '../../../intl/usePercent.ts';
import { useBudgetRate } from '../../budgets/shared/useBudgetRate.ts';
import { useScopeName } from '../../budgets/shared/useScopeName.ts';
import classes from './DashboardSentence.module.css';
import {
  type SentenceClause,
  type SummaryBudget,
  type SummaryMover,
  summaryFigures,
} from './summary-figures.ts';
import { type SentenceLinks, useSentenceLinks } from './useSentenceLinks.ts';

interface SentenceWordsProps {
  summary: SentenceWords_summary$key;
  scope: DashboardScope;
}

export function SentenceWords({ summary, scope }: SentenceWordsProps) {
  const data = useFragment(
    graphql`
      fragment SentenceWords_summary on DashboardSummary {
        estimatedCost @catch(to: RESULT) {
          currency
          lastMonthTotal
          range {
            start
            end
          }
          total
        }
        budgetStatus @catch(to: RESULT) {
          currency
          total {
            budget
            expected
            expectedRate
          }
          rows {
            key
            name
            scope {
              kind
              vendor
            }
            months {
              budget
              expected
              expectedRate
            }
          }
        }
        costAnalytics @catch(to: RESULT) {
          currency
          range {
            start
            end
          }
          compareRange {
            start
            end
          }
          total {
            total
            compareTotal
          }
          rising: items(itemsPerPage: 1, sort: [{ by: DIFFERENCE, order: DESC }]) {
            edges {
              node {
                key
                labels
                vendor
                change {
                  difference
                }
              }
            }
          }
          falling: items(itemsPerPage: 1, sort: [{ by: DIFFERENCE, order: ASC }]) {
            edges {
              node {
                key
                labels
                vendor
                change {
                  difference
                }
              }
            }
          }
        }
      }
    `,
    summary,
  );
  const toDate = data.costAnalytics.ok ? data.costAnalytics.value : null;
  const isBeforeKnown = useBeforeFirstData(toDate?.compareRange) === null;
  const { currency, month, figures } = summaryFigures(data, isBeforeKnown);
  const links = useSentenceLinks(scope, toDate?.range ?? null);
  const clauses = month === null ? [] : sentenceClauses(figures);
  if (month === null || clauses.length === 0) return null;
  return (
    <p className={`${sentence.sentence} ${classes.sentence}`}>
      <Sentences>
        {clauses.map((clause) => (
          <ClauseWords key={clause.kind} clause={clause} currency={currency} month={month} links={links} />
        ))}
      </Sentences>
    </p>
  );
}

interface ClauseWordsProps {
  clause: SentenceClause;
  currency: string;
  /** The first day of the month. */
  month: string;
  links: SentenceLinks;
}

function ClauseWords({ clause, currency, month, links }: ClauseWordsProps) {
  const intl = useIntl();
  const { formatEstimate } = useMoney();
  const money = (amount: number, sign?: 'signed') => <b>{formatEstimate(amount, currency, sign)}</b>;
  const percent = usePercent();
  const budgetRate = useBudgetRate();
  const scopeName = useScopeName();
  const monthName = (day: string) => intl.formatDate(day, { month: 'long', timeZone: 'UTC' });
  const before = monthName(addMonths(month, -1));
  if (clause.kind === 'month')
    return (
      <FormattedMessage
        id={clause.isEstimate ? 'dashboard.sentence.estimate' : 'dashboard.sentence.toDate'}
        values={{
          direction: clause.direction,
          month: linked(monthName(month), links.month),
          total: money(clause.total),
          difference: money(clause.difference),
          before,
        }}
      />
    );
  if (clause.kind === 'budget')
    return (
      <FormattedMessage
        id="dashboard.sentence.budget"
        values={{
          direction: clause.direction,
          rate: linked(budgetRate(clause.rate), pagePath('budgets')),
          amount: money(clause.difference),
        }}
      />
    );
  if (clause.kind === 'movers') {
    const nameOf = (item: SummaryMover) =>
      moverName(item, (id, values) => intl.formatMessage({ id }, values));
    const mover = (item: SummaryMover | null) => item && linked(nameOf(item), links.item(item));
    return (
      <FormattedMessage
        id="dashboard.sentence.movers"
        values={{
          which: clause.up && clause.down ? 'BOTH' : clause.up ? 'UP' : 'DOWN',
          before,
          up: mover(clause.up),
          upKind: clause.up && moverKind(clause.up),
          upAmount: clause.up && money(clause.up.difference, 'signed'),
          down: mover(clause.down),
          downKind: clause.down && moverKind(clause.down),
          downAmount: clause.down && money(clause.down.difference, 'signed'),
        }}
      />
    );
  }
  const [one, two] = clause.named;
  const rateOf = ({ expectedRate }: SummaryBudget) => (
    <b>
      {expectedRate === OVER_NOTHING
        ? intl.formatMessage({ id: 'dashboard.sentence.zeroBudget' })
        : percent(expectedRate)}
    </b>
  );
  return (
    <FormattedMessage
      id="dashboard.sentence.overBudgets"
      values={{
        count: clause.count,
        one: one && linked(scopeName(one), pagePath('budgets')),
        oneRate: one && rateOf(one),
        two: two && linked(scopeName(two), pagePath('budgets')),
        twoRate: two && rateOf(two),
        more: clause.count - clause.named.length,
      }}
    />
  );
}

function linked(words: ReactNode, to: string | null): ReactNode {
  return to === null ? (
    <b className={sentence.name}>{words}</b>
  ) : (
    <Link className={sentence.link} to={to}>
      {words}
    </Link>
  );
}

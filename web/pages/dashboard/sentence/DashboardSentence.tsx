// The first sentence above a dashboard: where the month is heading, what moved it, and which budgets it will exceed.
import { useEffect, useTransition } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import type { DashboardSentence_dashboard$key } from '../../../__generated__/DashboardSentence_dashboard.graphql.ts';
import type { DashboardSentenceRefetchQuery } from '../../../__generated__/DashboardSentenceRefetchQuery.graphql.ts';
import { MoneyOfVendors } from '../../../components/money/MoneyOfVendors.tsx';
import { ScopeCurrency } from '../scope/ScopeCurrency.tsx';
import { SentenceLines, WaitingSentence } from './SentenceLines.tsx';
import { SentenceWords } from './SentenceWords.tsx';

interface DashboardSentenceProps {
  dashboard: DashboardSentence_dashboard$key;
  /** What the dashboard says to its widgets now. */
  scope: DashboardScope;
}

export function DashboardSentence({ dashboard, scope }: DashboardSentenceProps) {
  return (
    <SentenceLines resetKey={dashboard}>
      <ScopeCurrency currency={scope.currency}>
        <MoneyOfVendors vendors={scope.vendors}>
          <Sentence dashboard={dashboard} scope={scope} />
        </MoneyOfVendors>
      </ScopeCurrency>
    </SentenceLines>
  );
}

function Sentence({ dashboard, scope }: DashboardSentenceProps) {
  const [{ summary }, refetch] = useRefetchableFragment<
    DashboardSentenceRefetchQuery,
    DashboardSentence_dashboard$key
  >(
    graphql`
      fragment DashboardSentence_dashboard on Dashboard
      @refetchable(queryName: "DashboardSentenceRefetchQuery")
      @argumentDefinitions(scope: { type: "DashboardScopeInput" }) {
        summary(scope: $scope) {
          scope {
            basis
            currency
            vendors
          }
          ...SentenceWords_summary
        }
      }
    `,
    dashboard,
  );
  const [, start] = useTransition();
  // A scope that was edited or saved since the page was asked for.
  const isOther = !isSameScope(summary.scope, scope);
  useEffect(() => {
    if (isOther)
      start(() => void refetch({ scope: { ...scope, vendors: scope.vendors && [...scope.vendors] } }));
  }, [isOther, refetch, scope]);
  return isOther ? <WaitingSentence /> : <SentenceWords summary={summary} scope={scope} />;
}

type Told = Pick<DashboardScope, 'basis' | 'vendors'> & { currency: string | null };

/** The range plays no part: the sentence is about this month. */
function isSameScope(told: { [Key in keyof Told]?: Told[Key] | undefined }, scope: Told): boolean {
  const wordsOf = ({ basis, currency, vendors }: typeof told) =>
    JSON.stringify([basis ?? null, currency ?? null, vendors ?? null]);
  return wordsOf(told) === wordsOf(scope);
}

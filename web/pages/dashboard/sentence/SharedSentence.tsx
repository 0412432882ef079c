// The first sentence above a shared dashboard, of the reader's own figures.
import { graphql, useFragment } from 'react-relay';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import type { SharedSentence_shared$key } from '../../../__generated__/SharedSentence_shared.graphql.ts';
import { MoneyOfVendors } from '../../../components/money/MoneyOfVendors.tsx';
import { SentenceLines } from './SentenceLines.tsx';
import { SentenceWords } from './SentenceWords.tsx';

interface SharedSentenceProps {
  shared: SharedSentence_shared$key;
  scope: DashboardScope;
}

export function SharedSentence({ shared, scope }: SharedSentenceProps) {
  return (
    <SentenceLines resetKey={shared}>
      <MoneyOfVendors vendors={scope.vendors}>
        <Words shared={shared} scope={scope} />
      </MoneyOfVendors>
    </SentenceLines>
  );
}

function Words({ shared, scope }: SharedSentenceProps) {
  const { summary } = useFragment(
    graphql`
      fragment SharedSentence_shared on SharedDashboard {
        summary {
          ...SentenceWords_summary
        }
      }
    `,
    shared,
  );
  return <SentenceWords summary={summary} scope={scope} />;
}

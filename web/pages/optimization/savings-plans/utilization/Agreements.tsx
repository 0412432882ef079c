// Plans with what was used of them, twenty a page.
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Agreements_agreements$key } from '../../../../__generated__/Agreements_agreements.graphql.ts';
import { ListBlock, type ListState } from '../../shared/ListBlock.tsx';
import { useColumnTools } from '../../shared/useColumnTools.ts';
import { agreementColumns } from './agreement-columns.tsx';

interface AgreementsProps {
  agreements: Agreements_agreements$key;
  state: ListState;
  onState: (change: Partial<ListState>) => void;
  onOpen: (key: string) => void;
}

export function Agreements({ agreements, state, onState, onOpen }: AgreementsProps) {
  const intl = useIntl();
  const columns = agreementColumns({ ...useColumnTools(), onOpen });
  const { edges, totalCount } = useFragment(
    graphql`
      fragment Agreements_agreements on SavingsPlanAgreementConnection {
        totalCount
        edges {
          node {
            key
            account
            accountName
            type
            instanceFamily
            regionName
            endsAt
            currency
            figures {
              utilization
              savingsRate
              netSavings
              onDemandSpend
              totalPayment
              usedPayment
              unusedPayment
            }
          }
        }
      }
    `,
    agreements,
  );
  return (
    <ListBlock
      isRounded
      label={intl.formatMessage({ id: 'optimization.plans.agreements' })}
      columns={columns}
      rows={edges.map(({ node }) => node)}
      keyOf={({ key }) => key}
      totalCount={totalCount}
      state={state}
      onState={onState}
    />
  );
}

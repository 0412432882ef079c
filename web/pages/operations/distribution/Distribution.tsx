// Who is told of the statuses of the company: a button, and the list beside the page (M-03).
import { Button, Drawer, Skeleton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import DistributionQueryNode, {
  type DistributionQuery,
} from '../../../__generated__/DistributionQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { operationStatusesPage } from '../statuses/page.tsx';
import { RecipientList } from './RecipientList.tsx';

export function Distribution() {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const {
    address: { of },
  } = usePageAddress(operationStatusesPage);
  const [queryRef, loadList] = useQueryLoader<DistributionQuery>(DistributionQueryNode);
  const load = () => loadList({ company: of }, { fetchPolicy: 'network-only' });
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconMail size={16} aria-hidden />}
        onClick={() => {
          load();
          setIsOpen(true);
        }}
      >
        <FormattedMessage id="operations.distribution.open" />
      </Button>
      <Drawer
        position="right"
        size="xl"
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={<FormattedMessage id="operations.distribution.open" />}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'operations.page.close' }) }}
      >
        <Boundary variant="block" skeleton={<Skeleton height={320} />} onRetry={load} resetKey={queryRef}>
          {queryRef ? <Content queryRef={queryRef} onChanged={load} /> : null}
        </Boundary>
      </Drawer>
    </>
  );
}

interface ContentProps {
  queryRef: PreloadedQuery<DistributionQuery>;
  onChanged: () => void;
}

function Content({ queryRef, onChanged }: ContentProps) {
  const {
    viewer: { statusDistribution },
  } = usePreloadedQuery<DistributionQuery>(
    graphql`
      query DistributionQuery($company: ID) {
        viewer {
          statusDistribution(company: $company) {
            ...RecipientList_distribution
          }
        }
      }
    `,
    queryRef,
  );
  return statusDistribution ? (
    <RecipientList distribution={statusDistribution} onChanged={onChanged} />
  ) : null;
}

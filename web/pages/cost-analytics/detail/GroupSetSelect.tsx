// Of which set the column of service groups tells the groups; without one it is empty (C-12).
import { NativeSelect } from '@mantine/core';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import GroupSetSelectQueryNode, {
  type GroupSetSelectQuery,
} from '../../../__generated__/GroupSetSelectQuery.graphql.ts';
import { Waiting } from '../../../components/feedback/Waiting.tsx';
import { useLoaded } from '../../../relay/useLoaded.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import { useDrill } from './useDrill.ts';

const NO_VARIABLES = {};

export function GroupSetSelect() {
  const { queryRef } = useLoaded<GroupSetSelectQuery>(GroupSetSelectQueryNode, NO_VARIABLES);
  return queryRef ? (
    <Suspense fallback={<Waiting />}>
      <Choice queryRef={queryRef} />
    </Suspense>
  ) : null;
}

function Choice({ queryRef }: { queryRef: PreloadedQuery<GroupSetSelectQuery> }) {
  const intl = useIntl();
  const { address } = usePageAddress(costAnalyticsPage);
  const { go } = useDrill();
  const { viewer } = usePreloadedQuery<GroupSetSelectQuery>(
    graphql`
      query GroupSetSelectQuery {
        viewer {
          serviceGroupSets {
            name
          }
        }
      }
    `,
    queryRef,
  );
  const names = (viewer.serviceGroupSets ?? []).map(({ name }) => name);
  const chosen = address.groupSet;
  return (
    <NativeSelect
      size="xs"
      aria-label={intl.formatMessage({ id: 'cost-analytics.viewBy.groupSet' })}
      value={chosen ?? ''}
      onChange={({ currentTarget }) => go({ groupSet: currentTarget.value || null, rowPage: null })}
      data={[
        { value: '', label: intl.formatMessage({ id: 'cost-analytics.viewBy.groupSet' }) },
        ...new Set([...names, ...(chosen === null ? [] : [chosen])]),
      ]}
    />
  );
}

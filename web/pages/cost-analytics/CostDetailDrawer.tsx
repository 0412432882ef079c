// What the cost of one item is made of, beside the table: opened by the address, so that going back closes it.
import { Drawer, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useQueryLoader } from 'react-relay';
import { earlierOf } from '../../../lib/calendar.ts';
import CostDetailItemQueryNode, {
  type CostDetailItemQuery,
} from '../../__generated__/CostDetailItemQuery.graphql.ts';
import { Boundary } from '../../components/Boundary.tsx';
import { useShellViewer } from '../../shell/shell-viewer.ts';
import { rangeOf } from './address.ts';
import { CostDetail } from './CostDetail.tsx';
import { useAnalyticsAddress } from './useAnalyticsAddress.ts';
import { detailVariables } from './variables.ts';

export function CostDetailDrawer() {
  const intl = useIntl();
  const { address, change } = useAnalyticsAddress();
  const { today, dataThrough } = useShellViewer();
  const [queryRef, loadDetail, dispose] = useQueryLoader<CostDetailItemQuery>(CostDetailItemQueryNode);
  const end = rangeOf(address, today)?.end ?? null;
  // The last day of the range that has data.
  const day = end && dataThrough ? earlierOf(end, dataThrough) : end;
  const { item, itemVendor, viewBy, basis, detail } = address;
  useEffect(() => {
    const variables = detailVariables({ item, itemVendor, viewBy, basis, detail }, day);
    if (variables) loadDetail(variables);
    else dispose();
  }, [item, itemVendor, viewBy, basis, detail, day, loadDetail, dispose]);
  const retry = () => {
    const variables = detailVariables(address, day);
    if (variables) loadDetail(variables, { fetchPolicy: 'network-only' });
  };
  return (
    <Drawer
      opened={item !== null && day !== null}
      onClose={() => change({ item: null, itemVendor: null, page: address.page })}
      title={item || intl.formatMessage({ id: 'platform.item.none' }, { kind: viewBy })}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'cost-analytics.detail.close' }) }}
    >
      <Stack gap="md">
        <SegmentedControl
          size="xs"
          aria-label={intl.formatMessage({ id: 'cost-analytics.detail.span' })}
          value={detail}
          onChange={(chosen) => change({ detail: chosen, page: address.page })}
          data={[
            { value: 'day', label: intl.formatMessage({ id: 'cost-analytics.detail.day' }) },
            { value: 'month', label: intl.formatMessage({ id: 'cost-analytics.detail.month' }) },
          ]}
        />
        <Boundary dress="block" skeleton={<Skeleton height={480} />} onRetry={retry} resetKey={queryRef}>
          {queryRef && day ? (
            <CostDetail queryRef={queryRef} day={day} isMonthly={detail === 'month'} onRetry={retry} />
          ) : null}
        </Boundary>
      </Stack>
    </Drawer>
  );
}

// What the cost of one item is made of, beside the table: opened by the address, so that going back closes it.
import { Drawer, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useQueryLoader } from 'react-relay';
import { earlierOf } from '../../../../lib/calendar.ts';
import CostDetailItemQueryNode, {
  type CostDetailItemQuery,
} from '../../../__generated__/CostDetailItemQuery.graphql.ts';
import { Boundary } from '../../../components/Boundary.tsx';
import { useShellViewer } from '../../../shell/shell-viewer.ts';
import { type AnalyticsAddress, DETAILS, rangeOf } from '../address.ts';
import { useAnalyticsAddress } from '../useAnalyticsAddress.ts';
import { type DetailDays, detailVariables } from '../variables.ts';
import { CostDetail } from './CostDetail.tsx';

/** `title` names the item. */
export function CostDetailDrawer({ title }: { title: ReactNode }) {
  const intl = useIntl();
  const { address, change } = useAnalyticsAddress();
  const days = useDetailDays(address);
  const { queryRef, retry } = useDetailQuery(address, days);
  const { detail } = address;
  const close = () => change({ item: null, itemVendor: null, detail: null, page: address.page });
  return (
    <Drawer
      opened={detailVariables(address, days) !== null}
      onClose={close}
      title={title}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'cost-analytics.detail.close' }) }}
    >
      <Stack gap="md">
        <SegmentedControl
          size="xs"
          aria-label={intl.formatMessage({ id: 'cost-analytics.detail.span' })}
          value={detail}
          onChange={(chosen) => change({ detail: chosen, page: address.page })}
          data={DETAILS.map((value) => ({
            value,
            label: intl.formatMessage({ id: 'cost-analytics.detail.name' }, { detail: value }),
          }))}
        />
        <Boundary dress="block" skeleton={<Skeleton height={480} />} onRetry={retry} resetKey={queryRef}>
          {queryRef ? <CostDetail queryRef={queryRef} onRetry={retry} /> : null}
        </Boundary>
      </Stack>
    </Drawer>
  );
}

function useDetailDays(address: AnalyticsAddress): DetailDays | null {
  const { today, dataThrough } = useShellViewer();
  const range = rangeOf(address, today);
  const [start, end] = [range?.start ?? null, range?.end ?? null];
  return useMemo(
    () =>
      start !== null && end !== null
        ? { range: { start, end }, lastDay: dataThrough ? earlierOf(end, dataThrough) : end }
        : null,
    [start, end, dataThrough],
  );
}

function useDetailQuery(address: AnalyticsAddress, days: DetailDays | null) {
  const [queryRef, loadDetail, dispose] = useQueryLoader<CostDetailItemQuery>(CostDetailItemQueryNode);
  // Made anew at every render; equal variables are one question.
  const question = JSON.stringify(detailVariables(address, days));
  useEffect(() => {
    const variables = JSON.parse(question) as ReturnType<typeof detailVariables>;
    if (variables) loadDetail(variables);
    else dispose();
  }, [question, loadDetail, dispose]);
  const retry = () => {
    const variables = detailVariables(address, days);
    if (variables) loadDetail(variables, { fetchPolicy: 'network-only' });
  };
  return { queryRef, retry };
}

// The items of one step of the chart: a day, week or month that was pressed (C-11).
import { Skeleton } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import StepItemsQueryNode, { type StepItemsQuery } from '../../../__generated__/StepItemsQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { CostScope } from '../../../components/money/CostScope.tsx';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { faultOfErrors } from '../../../fault.ts';
import { useLoaded } from '../../../relay/useLoaded.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import { questionOf } from '../shared/address/variables.ts';
import { useGroupedLabel } from '../view-by/useGroupingNames.ts';
import classes from './CostDetail.module.css';
import { PortionBars } from './portions/PortionBars.tsx';
import { useOpenDetail } from './useOpenDetail.ts';

export function StepItems({ step }: { step: DateRange }) {
  const { address } = usePageAddress(costAnalyticsPage);
  const query = questionOf(address);
  const { queryRef, retry } = useLoaded<StepItemsQuery>(StepItemsQueryNode, {
    query: {
      ...query,
      range: { frame: 'CUSTOM', start: step.start, end: step.end },
      unit: 'MONTH',
      compare: 'NONE',
      compareRange: null,
    },
  });
  return (
    <Boundary variant="block" skeleton={<Skeleton height={480} />} onRetry={retry} resetKey={queryRef}>
      {queryRef ? <Items queryRef={queryRef} step={step} onRetry={retry} /> : <Skeleton height={480} />}
    </Boundary>
  );
}

interface ItemsProps {
  queryRef: PreloadedQuery<StepItemsQuery>;
  step: DateRange;
  onRetry: () => void;
}

function Items({ queryRef, step, onRetry }: ItemsProps) {
  const { address } = usePageAddress(costAnalyticsPage);
  const labelOf = useGroupedLabel(address);
  const { openItem } = useOpenDetail();
  const {
    viewer: { costAnalytics },
  } = usePreloadedQuery<StepItemsQuery>(
    graphql`
      query StepItemsQuery($query: CostAnalyticsQuery!) {
        viewer {
          costAnalytics(query: $query) @catch(to: RESULT) {
            currency
            range {
              start
              end
            }
            total {
              total
            }
            series(top: 50) {
              key
              label
              labels
              vendor
              byVendor {
                vendor
              }
              isOthers
              othersCount
              share
              total
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!costAnalytics.ok)
    return <FaultNotice variant="block" fault={faultOfErrors(costAnalytics.errors)} onRetry={onRetry} />;
  const { value } = costAnalytics;
  if (!value || value.series.length === 0)
    return <Notice variant="block" title={<FormattedMessage id="cost-analytics.detail.empty" />} />;
  const { currency, range, total, series } = value;
  return (
    <>
      <p className={`${classes.span} sky-figures`}>
        <CostScope basis={queryRef.variables.query.basis ?? 'BILLED'} range={range} currency={currency} />
      </p>
      <div className={classes.figure}>
        <MoneyText amount={total.total} currency={currency} />
      </div>
      <PortionBars
        currency={currency}
        total={total.total}
        items={series.map((item) => ({
          id: `${item.vendor} ${item.key}`,
          label: labelOf(item),
          cost: item.total,
          share: item.share,
          compareCost: null,
          onOpen: item.isOthers ? undefined : () => openItem(item, step),
          members: [],
          relations: [],
        }))}
      />
    </>
  );
}

// What a cost is made of, over the page: opened by the address, so that going back closes it (C-11).
import { Drawer, SegmentedControl } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import type { AnalyticsAddress } from '../shared/address/address.ts';
import { DETAILS } from '../shared/address/detail-address.ts';
import classes from './CostDetail.module.css';
import { DayAnomalies } from './DayAnomalies.tsx';
import { DetailRows } from './DetailRows.tsx';
import { DetailTrail } from './DetailTrail.tsx';
import { type DetailDays, detailQuery, stepOf } from './drill.ts';
import { DetailPortions } from './portions/DetailPortions.tsx';
import { StepItems } from './StepItems.tsx';
import { useDetailDays, useDrill } from './useDrill.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** `title` names the item. */
export function DetailDrawer({ title }: { title: ReactNode }) {
  const intl = useIntl();
  const { address } = usePageAddress(costAnalyticsPage);
  const { close, go } = useDrill();
  const days = useDetailDays();
  const step = stepOf(address);
  const of = detailQuery(address, days);
  const isStepAlone = address.item === null && address.detail === 'step' && step !== null;
  const choices = DETAILS.filter((each) => each !== 'step' || step !== null);
  return (
    <Drawer
      opened={of !== null || isStepAlone}
      onClose={close}
      size="min(1160px, 100vw)"
      title={<DetailTrail title={of ? title : null} />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'cost-analytics.detail.close' }) }}
    >
      <Body step={JSON.stringify([address.item, address.path])}>
        {isStepAlone ? (
          <>
            <StepItems step={step} />
            <DayAnomalies days={step} vendors={null} />
          </>
        ) : null}
        {of && days ? (
          <>
            <SegmentedControl
              size="xs"
              className={classes.days ?? ''}
              aria-label={intl.formatMessage({ id: 'cost-analytics.detail.span' })}
              value={address.detail === 'step' && !step ? 'range' : address.detail}
              onChange={(value) => {
                const detail = DETAILS.find((each) => each === value);
                if (detail) go({ detail, rowPage: null });
              }}
              data={choices.map((value) => ({
                value,
                label: intl.formatMessage({ id: 'cost-analytics.detail.name' }, { detail: value }),
              }))}
            />
            <DetailPortions days={days} />
            <DetailRows days={days} />
            <DayAnomalies
              days={shownDays(address.detail, days, step)}
              vendors={of.alsoVendors ? [of.vendor, ...of.alsoVendors] : [of.vendor]}
            />
          </>
        ) : null}
      </Body>
    </Drawer>
  );
}

/** A month and a range have many days; the anomalies of all of them are shown. */
function shownDays(
  detail: AnalyticsAddress['detail'],
  { range, lastDay }: DetailDays,
  step: DateRange | null,
) {
  if (detail === 'step' && step) return step;
  return detail === 'day' ? { start: lastDay, end: lastDay } : range;
}

/** Mounted with the panel: there is nothing to scroll before. */
function Body({ step, children }: { step: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useScrollMemory(ref, step);
  return (
    <div ref={ref} className={classes.body}>
      {children}
    </div>
  );
}

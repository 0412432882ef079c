// Why the cost changed: the drivers of the difference, largest first, which sum to it exactly (C-08).
import { Button } from '@mantine/core';
import { memo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DriversPanel_analytics$key } from '../../../__generated__/DriversPanel_analytics.graphql.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import { useShownDifference } from '../../../components/money/useShownDifference.ts';
import panel from '../CostAnalytics.module.css';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import { comparedAmounts } from './compared-amounts.ts';
import { DriverList } from './DriverList.tsx';
import { FurtherDrivers } from './FurtherDrivers.tsx';

export const DriversPanel = memo(function DriversPanel({
  analytics,
}: {
  analytics: DriversPanel_analytics$key;
}) {
  const { drivers, currency, compareRange, total } = useFragment(
    graphql`
      fragment DriversPanel_analytics on CostAnalytics {
        currency
        compareRange {
          start
          end
        }
        drivers(top: 8) {
          ...DriverList_drivers
          items {
            kind
          }
        }
        total {
          average
          compareAverage
          compareTotal
          total
        }
      }
    `,
    analytics,
  );
  const { shownIn } = useMoney();
  const address = useAnsweredAddress();
  const shownDifference = useShownDifference(currency);
  const [isOpen, setOpen] = useState(false);
  if (!drivers || !compareRange) return null;
  const difference = shownDifference(...comparedAmounts(total, address.compareCost));
  const of = { difference, currency, compareRange };
  const first = <DriverList drivers={drivers} {...of} />;
  return (
    <section className={panel.panel} data-part="cost-analytics.drivers">
      <header className={panel.panelHead}>
        <h2 className={panel.panelTitle}>
          <FormattedMessage
            id="cost-analytics.drivers.title"
            values={{ currency: shownIn(currency), cost: address.compareCost }}
          />
        </h2>
        {drivers.items.some(({ kind }) => kind === 'REST') ? (
          <Button size="compact-xs" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <FormattedMessage
              id={isOpen ? 'cost-analytics.drivers.showFewer' : 'cost-analytics.drivers.showAll'}
            />
          </Button>
        ) : null}
      </header>
      {isOpen ? <FurtherDrivers {...of}>{first}</FurtherDrivers> : first}
    </section>
  );
});

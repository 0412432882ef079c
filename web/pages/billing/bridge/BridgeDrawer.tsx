// Why Cost Analytics shows another figure than the bill: opened by the address, for either cost.
import { Drawer, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useQueryLoader } from 'react-relay';
import CostBridgeQueryNode, { type CostBridgeQuery } from '../../../__generated__/CostBridgeQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import type { BillingAddress } from '../address.ts';
import { billingPage } from '../page.tsx';
import { NO_VENDOR } from '../variables.ts';
import { CostBridge } from './CostBridge.tsx';

interface BridgeDrawerProps {
  /** Null: all of them together. */
  vendor: Vendor | null;
  /** First day of the month. */
  month: string;
}

const BASES = ['billed', 'effective'] as const;
type Basis = NonNullable<BillingAddress['bridge']>;

export function BridgeDrawer({ vendor, month }: BridgeDrawerProps) {
  const intl = useIntl();
  const { address, change } = usePageAddress(billingPage);
  const basis = address.bridge;
  return (
    <Drawer
      opened={basis !== null}
      onClose={() => change({ bridge: null })}
      title={intl.formatMessage({ id: 'billing.bridge.title' })}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'billing.bridge.close' }) }}
    >
      {basis ? (
        <Stack gap="md">
          <SegmentedControl
            size="xs"
            aria-label={intl.formatMessage({ id: 'cost-analytics.bar.basis' })}
            value={basis}
            onChange={(value) =>
              change({ bridge: value === 'effective' ? 'effective' : 'billed' }, { history: 'replace' })
            }
            data={BASES.map((value) => ({
              value,
              label: intl.formatMessage({ id: 'cost-analytics.basis.name' }, { basis: value }),
            }))}
          />
          <AskedBridge vendor={vendor} month={month} basis={basis} />
        </Stack>
      ) : null}
    </Drawer>
  );
}

function AskedBridge({ vendor, month, basis }: BridgeDrawerProps & { basis: Basis }) {
  const [queryRef, load] = useQueryLoader<CostBridgeQuery>(CostBridgeQueryNode);
  useEffect(() => {
    load({
      ...{ vendor: vendor ?? NO_VENDOR, isOfOne: vendor !== null, isOfAll: vendor === null },
      ...{ month, basis: basis === 'effective' ? 'EFFECTIVE' : 'BILLED' },
    });
  }, [load, vendor, month, basis]);
  const retry = () => {
    if (queryRef) load(queryRef.variables, { fetchPolicy: 'network-only' });
  };
  const waiting = <Skeleton height={320} />;
  return (
    <Boundary variant="block" skeleton={waiting} onRetry={retry} resetKey={queryRef}>
      {queryRef ? <CostBridge queryRef={queryRef} onRetry={retry} /> : waiting}
    </Boundary>
  );
}

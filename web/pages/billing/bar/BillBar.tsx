// Which bill is shown: the vendor, or all of them, and the month (B-01, B-02).
import { IconCalendar } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import BillingPageQueryNode, {
  type BillingPageQuery,
} from '../../../__generated__/BillingPageQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { ChoiceChip } from '../../../components/state-bar/ChoiceChip.tsx';
import { StateBar } from '../../../components/state-bar/StateBar.tsx';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { billingPage } from '../page.tsx';
import { BillVendors } from './BillVendors.tsx';

interface BillBarProps {
  /** Null: all of them, or none is named yet. */
  vendor: Vendor | null;
  isNamed: boolean;
  queryRef: PreloadedQuery<BillingPageQuery> | null;
}

export function BillBar({ vendor, isNamed, queryRef }: BillBarProps) {
  const intl = useIntl();
  const alone = <MonthChip months={[]} />;
  return (
    <StateBar
      label={intl.formatMessage({ id: 'platform.bar.title' })}
      end={
        queryRef && isNamed ? (
          <Boundary variant="block" skeleton={alone} frame={() => alone} resetKey={queryRef}>
            <BilledMonths queryRef={queryRef} />
          </Boundary>
        ) : (
          alone
        )
      }
    >
      {isNamed ? <BillVendors vendor={vendor} /> : null}
    </StateBar>
  );
}

/** Those with a bill. */
function BilledMonths({ queryRef }: { queryRef: PreloadedQuery<BillingPageQuery> }) {
  const { bills } = usePreloadedQuery<BillingPageQuery>(BillingPageQueryNode, queryRef).viewer;
  const months = bills.ok ? (bills.value?.months ?? []) : [];
  return <MonthChip months={months.map(({ month }) => month.slice(0, 7))} />;
}

function MonthChip({ months }: { months: readonly string[] }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { address, change } = usePageAddress(billingPage);
  const { month } = address;
  if (month === null) return null;
  return (
    <ChoiceChip
      name={intl.formatMessage({ id: 'billing.months.title' })}
      join="none"
      icon={<IconCalendar size={14} aria-hidden />}
      value={month}
      shown={formatMonth(`${month}-01`, language)}
      choices={months.toReversed().map((value) => ({
        value,
        label: formatMonth(`${value}-01`, language),
      }))}
      onChange={(chosen) => change({ month: chosen, turned: null, sum: null })}
    />
  );
}

// The reasons of a difference with their amounts, and what they sum to.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import type {
  DriverList_drivers$data,
  DriverList_drivers$key,
} from '../../../__generated__/DriverList_drivers.graphql.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import { useShownAmounts } from '../../../components/money/useShownAmounts.ts';
import { VendorBadges } from '../../../components/vendors/VendorBadges.tsx';
import { useOpenDetail } from '../detail/useOpenDetail.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import { useGroupedLabel } from '../view-by/useGroupingNames.ts';
import { DriverReason } from './DriverReason.tsx';
import classes from './Drivers.module.css';

type Driver = DriverList_drivers$data['items'][number];

export interface DriverListProps {
  drivers: DriverList_drivers$key;
  /** What they sum to, as the answer shows it. */
  difference: number;
  currency: string;
  compareRange: DateRange;
}

export function DriverList({ drivers, difference, currency, compareRange }: DriverListProps) {
  const { items } = useFragment(
    graphql`
      fragment DriverList_drivers on CostDrivers {
        items {
          ...DriverReason_driver
          amount
          key
          kind
          label
          labels
          vendor
          vendors
        }
      }
    `,
    drivers,
  );
  const shownAmounts = useShownAmounts(currency);
  const address = useAnsweredAddress();
  if (items.length === 0) {
    return (
      <p className={classes.none}>
        <FormattedMessage id="cost-analytics.drivers.none" />
      </p>
    );
  }
  const shownOf = shownAmounts(items, {
    amountOf: ({ amount }) => amount,
    partsOf: () => [],
    vendorOf: ({ vendor }) => vendor,
    shownWhole: difference,
  });
  const largest = Math.max(...items.map(({ amount }) => Math.abs(amount)), 0);
  return (
    <>
      <ol className={classes.drivers}>
        {items.map((driver) => (
          <DriverRow
            key={`${driver.vendor} ${driver.key} ${driver.kind}`}
            driver={driver}
            shown={shownOf(driver)}
            currency={currency}
            largest={largest}
            compareRange={compareRange}
          />
        ))}
      </ol>
      <p className={`${classes.sum} sky-figures`}>
        <span>
          <FormattedMessage id="cost-analytics.drivers.sum" values={{ cost: address.compareCost }} />
        </span>
        <Amount shown={difference} currency={currency} />
      </p>
    </>
  );
}

interface DriverRowProps {
  driver: Driver;
  /** Its amount beside the others. */
  shown: number;
  currency: string;
  /** The size of the largest driver: what bars are drawn against. */
  largest: number;
  compareRange: DateRange;
}

function DriverRow({ driver, shown, currency, largest, compareRange }: DriverRowProps) {
  const intl = useIntl();
  const address = useAnsweredAddress();
  const { openItem } = useOpenDetail();
  const label = useGroupedLabel(address)(driver);
  // What is gone has its cost in the compared range alone.
  const item = { ...driver, byVendor: driver.vendors.map((vendor) => ({ vendor })) };
  const open = () => openItem(item, driver.kind === 'GONE' ? compareRange : null);
  return (
    <li className={classes.driver}>
      <span className={classes.item}>
        <VendorBadges of={item} />
        {driver.vendors.length > 0 ? (
          <button
            type="button"
            className={classes.itemName}
            title={intl.formatMessage({ id: 'cost-analytics.drivers.open' }, { item: label })}
            onClick={open}
          >
            {label}
          </button>
        ) : null}
      </span>
      <DriverReason driver={driver} currency={currency} />
      <Bar share={largest === 0 ? 0 : driver.amount / largest} />
      <Amount shown={shown} currency={currency} />
    </li>
  );
}

/** To the right for more cost, to the left for less, as long as its part of the largest. */
function Bar({ share }: { share: number }) {
  const width = `${Math.min(Math.abs(share), 1) * 50}%`;
  return (
    <span className={classes.track} aria-hidden>
      <span
        className={classes.bar}
        data-less={share < 0 || undefined}
        style={share < 0 ? { right: '50%', width } : { left: '50%', width }}
      />
    </span>
  );
}

function Amount({ shown, currency }: { shown: number; currency: string }) {
  const { formatOriginal, shownIn } = useMoney();
  return (
    <span className={`${classes.amount} sky-figures`} data-less={shown < 0 || undefined}>
      {formatOriginal(shown, shownIn(currency), 'signed')}
    </span>
  );
}

// One driver as a sentence: what changed, and from what to what.
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { scaledBytes, unitAfterNumber, usageUnitOf } from '../../../../lib/cost/usage-units.ts';
import type {
  DriverReason_driver$data,
  DriverReason_driver$key,
} from '../../../__generated__/DriverReason_driver.graphql.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import { usePercent } from '../../../intl/usePercent.ts';
import classes from './Drivers.module.css';

interface DriverReasonProps {
  driver: DriverReason_driver$key;
  currency: string;
}

export function DriverReason({ driver, currency }: DriverReasonProps) {
  const data = useFragment(
    graphql`
      fragment DriverReason_driver on CostDriver {
        amount
        count
        kind
        usageType
        usage {
          compareDiscount
          comparePrice
          compareQuantity
          discount
          price
          quantity
          unit
          usageType
        }
        vendor
      }
    `,
    driver,
  );
  const { kind, amount, count, vendor } = data;
  const facts = useFacts(data, currency);
  return (
    <span className={classes.reason}>
      <span>
        <FormattedMessage
          id="cost-analytics.drivers.reason"
          values={{
            kind: kind === 'MIX' && !vendor ? 'NOWHERE' : kind,
            way: amount < 0 ? 'less' : 'more',
            count,
          }}
        />
      </span>
      {facts ? (
        <span className={`${classes.facts} sky-figures`}>
          <FormattedMessage id="cost-analytics.drivers.mainly" values={{ facts }} />
        </span>
      ) : null}
    </span>
  );
}

/** "3,864.25 hours": two digits behind the point, more only where they would read as nothing. */
function quantityText(intl: IntlShape, value: number, unit: string): string {
  const known = usageUnitOf(unit);
  if (known === 'byte') {
    const scaled = scaledBytes(value);
    return `${intl.formatNumber(scaled.amount, { maximumFractionDigits: 2 })} ${scaled.unit}`;
  }
  const isSmall = Math.abs(value) < 1;
  const amount = intl.formatNumber(
    value,
    isSmall ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 2 },
  );
  if (known === null) return `${amount} ${unitAfterNumber(unit)}`.trim();
  return intl.formatMessage({ id: 'cost-analytics.unit.amount' }, { amount, unit: known, count: value });
}

/** The usage type that makes most of it, with what of it changed. */
function useFacts({ kind, usage, usageType }: DriverReason_driver$data, currency: string): string | null {
  const intl = useIntl();
  const { convert, shownIn } = useMoney();
  const percent = usePercent();
  if (!usage) return usageType ?? null;
  const { unit, usageType: name } = usage;
  if (kind === 'USAGE') {
    const quantity = (value: number) => quantityText(intl, value, unit);
    return intl.formatMessage(
      { id: 'cost-analytics.drivers.usage' },
      { name, before: quantity(usage.compareQuantity), now: quantity(usage.quantity) },
    );
  }
  if (kind === 'PRICE' && typeof usage.price === 'number' && typeof usage.comparePrice === 'number') {
    // Prices of a unit are small: as many digits as tell two of them apart.
    const price = (value: number) =>
      intl.formatNumber(convert(value, currency), { maximumSignificantDigits: 5 });
    const [before, now] = [price(usage.comparePrice), price(usage.price)];
    return intl.formatMessage(
      { id: 'cost-analytics.drivers.price' },
      { name, unit, before, now, currency: shownIn(currency) },
    );
  }
  if (
    (kind === 'DISCOUNT' || kind === 'PURCHASE_OPTION') &&
    typeof usage.discount === 'number' &&
    typeof usage.compareDiscount === 'number'
  ) {
    return intl.formatMessage(
      { id: 'cost-analytics.drivers.discount' },
      { name, before: percent(usage.compareDiscount), now: percent(usage.discount) },
    );
  }
  return name;
}

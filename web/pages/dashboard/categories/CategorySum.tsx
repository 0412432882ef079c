// How far the categories reach: products, those that the company changed, and the cost that no category tells of.
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router-dom';
import { shareOf } from '../../../../lib/money/money.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import classes from './Categories.module.css';

interface CategorySumProps {
  products: number;
  changed: number;
  otherCost: number;
  /** Where the cost in Other or in none comes from; null for nowhere. */
  otherLink: string | null;
  totalCost: number;
  currency: string;
}

export function CategorySum({
  products,
  changed,
  otherCost,
  otherLink,
  totalCost,
  currency,
}: CategorySumProps) {
  const amount = <MoneyText amount={otherCost} currency={currency} />;
  return (
    <dl className={`${classes.sum} sky-figures`}>
      <Figure name={<FormattedMessage id="dashboard.categories.inOther" />}>
        {otherLink === null ? (
          amount
        ) : (
          <Link to={otherLink} className={classes.link}>
            {amount}
          </Link>
        )}
        <span className={classes.small}>
          <FormattedMessage
            id="dashboard.categories.ofTotal"
            values={{
              share: (
                <FormattedNumber
                  value={shareOf(otherCost, totalCost) / 100}
                  style="percent"
                  maximumSignificantDigits={2}
                />
              ),
              total: <MoneyText amount={totalCost} currency={currency} />,
            }}
          />
        </span>
      </Figure>
      <Figure name={<FormattedMessage id="dashboard.categories.products" />}>
        <FormattedNumber value={products} />
      </Figure>
      <Figure name={<FormattedMessage id="dashboard.categories.changed" />}>
        <FormattedNumber value={changed} />
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

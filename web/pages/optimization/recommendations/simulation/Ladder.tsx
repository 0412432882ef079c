// Several purchases in turn instead of one: what each is, when it ends, and what is in force.
import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addMonths, firstOfMonth, lastDayBefore } from '../../../../../lib/calendar/calendar.ts';
import { ladderOf } from '../../../../../lib/commitments/advice/frontier.ts';
import layout from '../../../../components/layout/Page.module.css';
import { ScrollRegion } from '../../../../components/layout/ScrollRegion.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { formatMonth } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import classes from '../../shared/Commitments.module.css';
import advice from '../Advice.module.css';
import type { Purchase } from './curve.ts';
import { useQuantity } from './useQuantity.ts';

const MOST = 12;
const HEADS = [
  'optimization.advice.month',
  'optimization.advice.bought',
  'optimization.advice.inForce',
  'optimization.advice.monthlySavings',
  'optimization.advice.atWorst',
  'optimization.advice.ends',
] as const;

interface LadderProps {
  purchase: Purchase;
  isInstances: boolean;
  quantity: number;
  currency: string;
  /** Of the window; the first purchase is in the month that follows. Null: nothing is known of it. */
  end: string | null;
}

export function Ladder({
  purchase: { valuation, price },
  isInstances,
  quantity,
  currency,
  end,
}: LadderProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const text = useQuantity(isInstances, currency);
  const [purchases, setPurchases] = useState(3);
  if (end === null) return null;
  const firstMonth = addMonths(firstOfMonth(lastDayBefore(end)), 1);
  const steps = ladderOf(valuation, price, { size: quantity, purchases, firstMonth });
  return (
    <div data-part="advice.ladder">
      <NumberInput
        className={advice.purchases ?? ''}
        label={<FormattedMessage id="optimization.advice.purchases" />}
        description={<FormattedMessage id="optimization.advice.ladderNote" />}
        min={1}
        max={MOST}
        clampBehavior="strict"
        allowDecimal={false}
        value={purchases}
        onChange={(value) => {
          if (typeof value === 'number' && value >= 1) setPurchases(value);
        }}
      />
      <ScrollRegion
        className={layout.scroll}
        label={intl.formatMessage({ id: 'optimization.advice.ladder' })}
      >
        <table className={`${layout.table} ${classes.table} sky-figures`}>
          <thead>
            <tr>
              {HEADS.map((id, place) => (
                <th key={id} scope="col" data-figure={(place > 0 && place < HEADS.length - 1) || undefined}>
                  <FormattedMessage id={id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ month, endsMonth, size, inForce, monthlySaving, downside }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(month, language)}</th>
                <td data-figure>{text(size)}</td>
                <td data-figure>{text(inForce)}</td>
                <td data-figure>
                  <MoneyText amount={monthlySaving} currency={currency} />
                </td>
                <td data-figure>
                  <MoneyText amount={downside.at(-1)?.monthlySaving ?? 0} currency={currency} />
                </td>
                <td>{formatMonth(endsMonth, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

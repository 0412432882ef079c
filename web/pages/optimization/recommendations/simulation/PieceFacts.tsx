// What a piece of advice is, and the rate that it was computed with.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import classes from '../../shared/Commitments.module.css';
import { providerWordOrNull } from '../../shared/provider-word.ts';
import advice from '../Advice.module.css';
import type { AdviceRow } from '../list/advice-row.ts';
import { useRateText } from '../list/useFileColumns.ts';
import { PAYMENT_OPTION_TEXTS } from '../words.ts';
import { useHourlyMoney } from './useQuantity.ts';

interface PieceFactsProps {
  piece: AdviceRow;
  currency: string;
  /** Usage is counted in instances, not in money. */
  isInstances: boolean;
}

export function PieceFacts({ piece, currency, isInstances }: PieceFactsProps) {
  const intl = useIntl();
  const hourly = useHourlyMoney(currency);
  const rateText = useRateText();
  const { rate, savingsLow, savingsHigh } = piece;
  const payment = PAYMENT_OPTION_TEXTS[piece.paymentOption];
  const number = (value: number | null | undefined) =>
    typeof value === 'number' ? intl.formatNumber(value, { maximumFractionDigits: 3 }) : null;
  const use = [piece.minimumUse, piece.averageUse, piece.maximumUse].map((value) =>
    isInstances || typeof value !== 'number' ? number(value) : hourly(value),
  );
  const facts: { label: MessageId; value: ReactNode }[] = [
    { label: 'optimization.column.account', value: piece.accountName || piece.account },
    { label: 'optimization.column.region', value: piece.regionName ?? piece.region },
    { label: 'optimization.column.family', value: piece.instanceFamily },
    { label: 'optimization.reserved.instanceFamily', value: piece.flexibilityGroup },
    { label: 'optimization.advice.platform', value: piece.platform },
    { label: 'optimization.advice.deployment', value: piece.deployment },
    { label: 'optimization.reserved.offerClass', value: providerWordOrNull(intl, piece.offeringClass) },
    { label: 'optimization.advice.operation', value: piece.operation },
    {
      label: 'optimization.column.term',
      value: intl.formatMessage({ id: 'optimization.value.years' }, { count: piece.termYears }),
    },
    { label: 'optimization.column.paymentOption', value: payment ? <FormattedMessage id={payment} /> : null },
    {
      label: 'optimization.advice.use',
      value: typeof piece.averageUse === 'number' ? use.join(' / ') : null,
    },
    { label: 'optimization.reserved.normalizedUnits', value: number(piece.normalizedUnits) },
    {
      label: 'optimization.advice.rate',
      value: rateText(piece),
    },
  ];
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(({ label, value }) =>
          value ? (
            <div key={label}>
              <dt>
                <FormattedMessage id={label} />
              </dt>
              <dd className="sky-figures">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {rate.isOfOtherTerms ? (
        <p className={advice.warning} role="note">
          <FormattedMessage id="optimization.advice.rateOfOtherTerms" />
        </p>
      ) : null}
      {typeof savingsLow === 'number' && typeof savingsHigh === 'number' ? (
        <p className={advice.warning} role="note">
          <FormattedMessage
            id="optimization.advice.bound"
            values={{
              low: <MoneyText amount={savingsLow} currency={currency} />,
              high: <MoneyText amount={savingsHigh} currency={currency} />,
            }}
          />
        </p>
      ) : null}
    </>
  );
}

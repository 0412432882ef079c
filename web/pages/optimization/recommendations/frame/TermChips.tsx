// The days that advice is made of, the term and the payment, as chips.
import { useIntl } from 'react-intl';
import { TERM_YEARS } from '../../../../../lib/commitments/recommendations.ts';
import { ChoiceChip } from '../../../../components/state-bar/ChoiceChip.tsx';
import { type AdviceAddress, type AdviceChange, PAYMENTS } from '../advice-address.ts';
import { PAYMENT_TEXTS } from '../words.ts';

interface TermChipsProps {
  days: readonly number[];
  address: Pick<AdviceAddress, 'days' | 'term' | 'payment'>;
  /** A method, so that a page of fewer days fits: each offers its own. */
  onChange(change: Pick<AdviceChange, 'days' | 'term' | 'payment'>): void;
}

export function TermChips({ days, address, onChange }: TermChipsProps) {
  const intl = useIntl();
  return (
    <>
      <ChoiceChip
        name={intl.formatMessage({ id: 'optimization.advice.days' })}
        join="from"
        value={`${address.days}`}
        choices={days.map((count) => ({
          value: `${count}`,
          label: intl.formatMessage({ id: 'optimization.advice.lastDays' }, { count }),
        }))}
        onChange={(count) => onChange({ days: Number(count) })}
      />
      <ChoiceChip
        name={intl.formatMessage({ id: 'optimization.column.term' })}
        join="for"
        value={`${address.term}`}
        choices={TERM_YEARS.map((count) => ({
          value: `${count}` as const,
          label: intl.formatMessage({ id: 'optimization.value.years' }, { count }),
        }))}
        onChange={(term) => onChange({ term: term === '3' ? 3 : 1 })}
      />
      <ChoiceChip
        name={intl.formatMessage({ id: 'optimization.column.paymentOption' })}
        join="paid"
        value={address.payment}
        choices={PAYMENTS.map((value) => ({
          value,
          label: intl.formatMessage({ id: PAYMENT_TEXTS[value] }),
        }))}
        onChange={(payment) => onChange({ payment })}
      />
    </>
  );
}

// One amount; a converted one names its rate and the day of the rate.
import { Hint } from '../feedback/Hint.tsx';
import { useMoney } from './useMoney.ts';
import { useRateNote } from './useRateNote.ts';

interface MoneyTextProps {
  amount: number;
  currency: string;
  /** What stands for it where it was rounded with others: in the currency that the reader wants. */
  shown?: number | undefined;
  /** It is only expected, and has no decimals. */
  isEstimate?: boolean;
}

export function MoneyText({ amount, currency, shown, isEstimate = false }: MoneyTextProps) {
  const { convert, format, formatEstimate, formatOriginal, rate, shownIn } = useMoney();
  const write = isEstimate ? formatEstimate : format;
  const note = useRateNote(currency);
  const original = rate(currency) === null ? '' : `${formatOriginal(amount, currency)} · `;
  return (
    <Hint
      text={note === null ? null : `${original}${note}`}
      className="sky-figures"
      marks={{ 'data-value': convert(amount, currency), 'data-currency': shownIn(currency) }}
    >
      {shown === undefined ? write(amount, currency) : write(shown, shownIn(currency))}
    </Hint>
  );
}

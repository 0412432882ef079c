// One amount; a converted one names its rate and the day of the rate.
import { Hint } from '../feedback/Hint.tsx';
import { useMoney } from './useMoney.ts';
import { useRateNote } from './useRateNote.ts';

interface MoneyTextProps {
  amount: number;
  currency: string;
}

export function MoneyText({ amount, currency }: MoneyTextProps) {
  const { format, formatOriginal } = useMoney();
  const note = useRateNote(currency);
  const original = note === null ? '' : formatOriginal(amount, currency);
  return (
    <Hint text={note === null ? null : `${original} · ${note}`} className="sky-figures">
      {format(amount, currency)}
    </Hint>
  );
}

// One amount; a converted one names its rate and the day of the rate.
import { Tooltip } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useMoney } from './useMoney.ts';
import { useRateNote } from './useRateNote.ts';

interface MoneyTextProps {
  amount: number;
  currency: string;
}

export function MoneyText({ amount, currency }: MoneyTextProps) {
  const { format } = useMoney();
  const note = useRateNote(currency);
  const intl = useIntl();
  const text = format(amount, currency);
  if (note === null) return <span className="sky-figures">{text}</span>;
  const original = intl.formatNumber(amount, { style: 'currency', currency });
  return (
    <Tooltip label={`${original} · ${note}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the rate must be readable by keyboard too */}
      <span className="sky-figures" tabIndex={0}>
        {text}
      </span>
    </Tooltip>
  );
}

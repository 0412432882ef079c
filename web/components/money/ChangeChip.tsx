// A change as a chip: arrow, percent and amount, so that colour is never the only sign.
import { IconArrowDown, IconArrowUp, IconEqual, IconMinus, IconPlus } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { MessageId } from '../../intl/catalogues.ts';
import { PERCENT_UNIT } from '../files/figure-marks.ts';
import classes from './ChangeChip.module.css';
import { useMoney } from './useMoney.ts';

export interface Change {
  difference: number;
  kind: 'UP' | 'DOWN' | 'SAME' | 'NEW' | 'GONE';
  percent: number;
}

interface ChangeChipProps {
  change: Change;
  currency: string;
  /** Leaves the amount out, where a column beside it holds it. */
  withoutAmount?: boolean;
  /** What is new or gone says so by its word alone, where there is little room: its percent is always 100. */
  isShort?: boolean;
  /** Says neither good nor bad, where the other side of the change is not known in full. */
  isNeutral?: boolean;
}

const ARROWS = { UP: IconArrowUp, DOWN: IconArrowDown, SAME: IconEqual, NEW: IconPlus, GONE: IconMinus };
/** Beside the percent, which says the same of every item that is new or gone. */
const WORDS: Partial<Record<Change['kind'], MessageId>> = {
  NEW: 'platform.change.new',
  GONE: 'platform.change.gone',
};

export function ChangeChip({
  change,
  currency,
  withoutAmount = false,
  isShort = false,
  isNeutral = false,
}: ChangeChipProps) {
  const { format } = useMoney();
  const intl = useIntl();
  const Arrow = ARROWS[change.kind];
  const word = WORDS[change.kind] ?? null;
  const direction = intl.formatMessage({ id: 'platform.change.direction' }, { kind: change.kind });
  return (
    <span
      className={`${classes.chip} sky-figures`}
      data-kind={isNeutral ? undefined : change.kind}
      data-value={change.percent}
      data-unit={PERCENT_UNIT}
    >
      <Arrow size={12} stroke={2.5} role="img" aria-label={direction} />
      {word === null ? null : (
        <span>
          <FormattedMessage id={word} />
        </span>
      )}
      {isShort && word !== null ? null : (
        <span>
          <FormattedNumber
            value={change.percent / 100}
            style="percent"
            signDisplay="exceptZero"
            {...DECIMALS}
          />
        </span>
      )}
      {withoutAmount ? null : (
        <span className={classes.amount}>{format(change.difference, currency, 'signed')}</span>
      )}
    </span>
  );
}

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

// A change as a chip: triangle, percent and amount, so that colour is never the only sign.
import { useIntl } from 'react-intl';
import { changeText } from '../../../lib/money/change-text.ts';
import { type CostChange, changeCounts, changeDirection } from '../../../lib/money/percent-change.ts';
import { PERCENT_UNIT } from '../files/figure-marks.ts';
import classes from './ChangeChip.module.css';
import { useChangeWords } from './useChangeWords.ts';
import { useMoney } from './useMoney.ts';

interface ChangeChipProps {
  change: CostChange;
  currency: string;
  /** In a list: the total of it, as the difference is; the chip then has a ground where the change counts alone. */
  total?: number | undefined;
  /**
   * The difference as it is shown, in the currency that the reader wants, see `useShownDifference`. Left out: the chip has
   * no amount, as where a column beside it holds it.
   */
  amount?: number;
  /** What is gone says so by its word alone, where there is little room. */
  isShort?: boolean;
  /** One side of the change is only expected: its amount has no decimals. */
  isEstimate?: boolean;
  /** Says neither good nor bad, where the other side of the change is not known in full. */
  isNeutral?: boolean;
}

const TRIANGLES = { UP: 'M4.5 2 8 7H1z', DOWN: 'M4.5 7 1 2h7z' };

export function ChangeChip({
  change,
  currency,
  total,
  amount,
  isShort = false,
  isEstimate = false,
  isNeutral = false,
}: ChangeChipProps) {
  const { formatEstimate, formatOriginal, shownIn } = useMoney();
  const intl = useIntl();
  const words = useChangeWords();
  const { percent } = change;
  const direction = changeDirection(change);
  return (
    <span
      className={`${classes.chip} sky-figures`}
      data-direction={(!isNeutral && direction) || undefined}
      data-quiet={(total !== undefined && !changeCounts(change, total)) || undefined}
      data-value={percent}
      data-unit={PERCENT_UNIT}
    >
      {direction ? (
        <svg
          className={classes.triangle}
          viewBox="0 0 9 9"
          role="img"
          aria-label={intl.formatMessage({ id: 'platform.change.direction' }, { direction })}
        >
          <path d={TRIANGLES[direction]} />
        </svg>
      ) : null}
      <span>{changeText(change, words, isShort)}</span>
      {amount === undefined ? null : (
        <span className={classes.amount}>
          {(isEstimate ? formatEstimate : formatOriginal)(amount, shownIn(currency), 'signed')}
        </span>
      )}
    </span>
  );
}

// Says that amounts were rounded together, so that a figure may not be what its exact amount would be rounded to.
import { FormattedMessage } from 'react-intl';
import { roundedAmount } from '../../../../../lib/money/rounded-parts.ts';
import { useMoney } from '../../../../components/money/useMoney.ts';
import classes from '../Commitments.module.css';
import { nodesOf, type SumTree, useShownSum } from './useShownSum.ts';

/** Below a list. */
export function RoundedRows() {
  return (
    <p className={classes.rounded}>
      <FormattedMessage id="optimization.list.rounded" />
    </p>
  );
}

interface RoundedFiguresProps<Member extends string> {
  sum: SumTree<Member>;
  amounts: Readonly<Record<Member, number>>;
  currency: string;
}

/** Below cards; nothing where each amount is what it would be by itself. */
export function RoundedFigures<Member extends string>({
  sum,
  amounts,
  currency,
}: RoundedFiguresProps<Member>) {
  const { convert, roundingIn, shownIn } = useMoney();
  const shown = useShownSum()(sum, amounts, currency);
  const rounding = roundingIn(shownIn(currency));
  const isExact = nodesOf(sum).every(
    ({ of }) => shown[of] === roundedAmount(convert(amounts[of], currency), rounding),
  );
  return isExact ? null : (
    <p className={classes.rounded}>
      <FormattedMessage id="optimization.figure.rounded" />
    </p>
  );
}

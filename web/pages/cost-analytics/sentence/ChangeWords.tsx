// How the cost changed, and the items that explain it, in words.
import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../components/money/useMoney.ts';
import { Sentences } from '../../../intl/Sentences.tsx';
import { usePercent } from '../../../intl/usePercent.ts';
import type { ChangeParts, Part } from './largest-parts.ts';
import { type ShownItem, useItemAmount } from './useItemAmount.ts';
import { type LinkedItem, useItemLinks } from './useItemLinks.tsx';

interface MovedWordsProps {
  /** Of the totals, or of the averages a day where those are compared: as it is shown, converted already. */
  difference: number;
  cost: 'individual' | 'average';
  currency: string;
}

export function MovedWords({ difference, cost, currency }: MovedWordsProps) {
  const { formatCompact, shownIn } = useMoney();
  return (
    <FormattedMessage
      id="cost-analytics.sentence.moved"
      values={{
        cost,
        direction: difference > 0 ? 'UP' : difference < 0 ? 'DOWN' : 'SAME',
        amount: <b>{formatCompact(Math.abs(difference), shownIn(currency))}</b>,
      }}
    />
  );
}

interface ChangeWordsProps {
  change: ChangeParts<LinkedItem & ShownItem>;
  currency: string;
}

export function ChangeWords({ change, currency }: ChangeWordsProps) {
  const itemAmount = useItemAmount(currency);
  const percent = usePercent();
  const { direction, share, isSmall, against } = change;
  const linkTo = useItemLinks([...change.with, ...(against ? [against] : [])].map(({ item }) => item));
  const [first, second] = change.with;
  const worded = ({ item, amount }: Part<LinkedItem & ShownItem>) => ({
    link: linkTo(item),
    amount: <b>{itemAmount(item, amount, 'signed')}</b>,
  });
  const [one, two, other] = [worded(first), second && worded(second), against && worded(against)];
  return (
    <Sentences>
      {isSmall ? (
        <FormattedMessage
          id="cost-analytics.sentence.smallChange"
          values={{ direction, item: one.link, amount: one.amount }}
        />
      ) : (
        <FormattedMessage
          id="cost-analytics.sentence.change"
          values={{
            count: change.with.length,
            direction,
            one: one.link,
            oneAmount: one.amount,
            two: two?.link,
            twoAmount: two?.amount,
            isMore: share > 100,
            share: <b>{percent(share)}</b>,
          }}
        />
      )}
      {other ? (
        <FormattedMessage
          id="cost-analytics.sentence.against"
          values={{ item: other.link, amount: other.amount }}
        />
      ) : null}
    </Sentences>
  );
}

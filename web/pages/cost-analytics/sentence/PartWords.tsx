// What a cost is mostly of, in words.
import { FormattedMessage } from 'react-intl';
import { usePercent } from '../../../intl/usePercent.ts';
import { largestParts } from './largest-parts.ts';
import { type ShownItem, useItemAmount } from './useItemAmount.ts';
import { type LinkedItem, useItemLinks } from './useItemLinks.tsx';

export type PartItem = LinkedItem & ShownItem & { share: number; total: number };

interface PartWordsProps {
  /** By falling cost. */
  items: readonly PartItem[];
  total: number;
  currency: string;
}

export function PartWords({ items, total, currency }: PartWordsProps) {
  const percent = usePercent();
  const itemAmount = useItemAmount(currency);
  const linkTo = useItemLinks(items);
  const [first] = items;
  const parts = largestParts(items);
  const [one, two, three] = parts.map((item) => ({
    link: linkTo(item),
    share: <b>{percent(item.share)}</b>,
  }));
  if (one)
    return (
      <FormattedMessage
        id="cost-analytics.sentence.parts"
        values={{
          count: parts.length,
          one: one.link,
          oneShare: one.share,
          two: two?.link,
          twoShare: two?.share,
          three: three?.link,
          threeShare: three?.share,
        }}
      />
    );
  // Of a total that is nothing or less there are no parts.
  if (!first || (total === 0 && first.total === 0))
    return <FormattedMessage id="cost-analytics.sentence.nothing" />;
  return (
    <FormattedMessage
      id="cost-analytics.sentence.largest"
      values={{ item: linkTo(first), amount: <b>{itemAmount(first, first.total)}</b> }}
    />
  );
}

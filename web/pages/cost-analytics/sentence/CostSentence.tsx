// The first sentence: what the cost is mostly of, or how it changed and what explains that; from the figures alone.
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CostSentence_analytics$key } from '../../../__generated__/CostSentence_analytics.graphql.ts';
import classes from '../../../components/layout/Sentence.module.css';
import { useMoney } from '../../../components/money/useMoney.ts';
import { useShownDifference } from '../../../components/money/useShownDifference.ts';
import { useBeforeFirstData } from '../../../components/notices/useBeforeFirstData.ts';
import { Sentences } from '../../../intl/Sentences.tsx';
import { comparedAmounts } from '../compare/compared-amounts.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import { ChangeWords, MovedWords } from './ChangeWords.tsx';
import { changeParts, type MovedItem } from './largest-parts.ts';
import { type PartItem, PartWords } from './PartWords.tsx';
import type { ShownItem } from './useItemAmount.ts';
import type { LinkedItem } from './useItemLinks.tsx';

export const CostSentence = memo(function CostSentence({
  analytics,
}: {
  analytics: CostSentence_analytics$key;
}) {
  const { compareRange, currency, largest, rising, falling, total } = useFragment(
    graphql`
      fragment CostSentence_analytics on CostAnalytics {
        currency
        compareRange {
          start
          end
        }
        largest: items(isNested: true, itemsPerPage: 3) {
          edges {
            shown {
              currency
              total
            }
            node {
              ...useItemLinks_item @relay(mask: false)
              share
              total
            }
          }
        }
        rising: items(isNested: true, itemsPerPage: 2, sort: [{ by: DIFFERENCE, order: DESC }]) {
          edges {
            shown {
              currency
              difference
            }
            node {
              ...useItemLinks_item @relay(mask: false)
              change {
                difference
              }
            }
          }
        }
        falling: items(isNested: true, itemsPerPage: 2, sort: [{ by: DIFFERENCE, order: ASC }]) {
          edges {
            shown {
              currency
              difference
            }
            node {
              ...useItemLinks_item @relay(mask: false)
              change {
                difference
              }
            }
          }
        }
        total {
          average
          compareAverage
          compareTotal
          total
          change {
            difference
          }
        }
      }
    `,
    analytics,
  );
  const { compareCost } = useAnsweredAddress();
  const isUnknownBefore = useBeforeFirstData(compareRange) !== null;
  const shownDifference = useShownDifference(currency);
  const { shownIn } = useMoney();
  const isOf = (shown: { currency: string } | null | undefined) => shown?.currency === shownIn(currency);
  const partsOf = ({ edges }: typeof largest) =>
    edges.map(({ node, shown }) => ({ ...node, shown: shown && isOf(shown) ? shown.total : null }));
  const movedOf = ({ edges }: typeof rising) =>
    edges.map(({ node, shown }) => ({
      ...node,
      shown: shown && isOf(shown) ? (shown.difference ?? null) : null,
    }));
  return (
    <CostWords
      items={partsOf(largest)}
      moved={{ rising: movedOf(rising), falling: movedOf(falling) }}
      total={total.total}
      difference={isUnknownBefore ? null : (total.change?.difference ?? null)}
      shownDifference={shownDifference(...comparedAmounts(total, compareCost))}
      cost={compareCost}
      currency={currency}
    />
  );
});

interface CostWordsProps {
  /** By falling cost. */
  items: readonly PartItem[];
  /** What rose and what fell most, the largest first each. */
  moved: Record<'rising' | 'falling', readonly (LinkedItem & ShownItem & MovedItem)[]>;
  total: number;
  /** Null where nothing is compared, or what is compared with is not known in full. */
  difference: number | null;
  /** The same as it is shown, in the currency that the reader wants. */
  shownDifference: number;
  cost: 'individual' | 'average';
  currency: string;
}

export function CostWords({
  items,
  moved,
  total,
  difference,
  shownDifference,
  cost,
  currency,
}: CostWordsProps) {
  if (items.length === 0) return null;
  const change = difference === null ? null : changeParts(moved, difference);
  return (
    <p className={classes.sentence} data-part="cost-analytics.sentence">
      <Sentences>
        {difference === null ? null : (
          <MovedWords difference={shownDifference} cost={cost} currency={currency} />
        )}
        {change ? (
          <ChangeWords change={change} currency={currency} />
        ) : (
          <PartWords items={items} total={total} currency={currency} />
        )}
      </Sentences>
    </p>
  );
}

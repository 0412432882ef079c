// The first sentence: what the cost is mostly of, or what explains how it changed; from the figures alone, each name a
// link to the figures behind it.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  CostSentence_analytics$data,
  CostSentence_analytics$key,
} from '../../../__generated__/CostSentence_analytics.graphql.ts';
import classes from '../../../components/layout/Sentence.module.css';
import { useMoney } from '../../../components/money/useMoney.ts';
import { useBeforeFirstData } from '../../../components/notices/useBeforeFirstData.ts';
import { vendorsOfItem } from '../../../components/vendors/item-vendors.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import { addressVendors } from '../shared/address/variables.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import { useGroupedLabel } from '../view-by/useGroupingNames.ts';
import { changeParts, largestParts, type Part } from './largest-parts.ts';

type Item = CostSentence_analytics$data['series'][number];

export function CostSentence({ analytics }: { analytics: CostSentence_analytics$key }) {
  const { compareRange, currency, series, total } = useFragment(
    graphql`
      fragment CostSentence_analytics on CostAnalytics {
        currency
        compareRange {
          start
          end
        }
        series(top: 50, levels: 1) {
          key
          label
          labels
          vendor
          byVendor {
            vendor
          }
          isOthers
          othersCount
          amounts
          compareAmounts
          compareTotal
        }
        total {
          total
          change {
            difference
            kind
          }
        }
      }
    `,
    analytics,
  );
  const { compareCost } = useAnsweredAddress();
  const isUnknownBefore = useBeforeFirstData(compareRange) !== null;
  const isTold = compareCost === 'individual' && !isUnknownBefore && total.change?.kind !== 'SAME';
  const change = isTold ? changeParts(series, total.change?.difference ?? 0) : null;
  const parts = largestParts(series, total.total);
  if (!change && parts.length === 0) return null;
  return (
    <p className={classes.sentence} data-part="cost-analytics.sentence">
      {change ? <ChangeWords change={change} currency={currency} /> : <PartWords parts={parts} />}
    </p>
  );
}

interface ChangeWordsProps {
  change: NonNullable<ReturnType<typeof changeParts<Item>>>;
  currency: string;
}

function ChangeWords({ change: { direction, with: parts, share, against }, currency }: ChangeWordsProps) {
  // Short, as in the legend: to the cent, parts that are rounded to add up to a whole differ from one rounded alone.
  const { formatCompact } = useMoney();
  const percent = usePercent();
  const linkTo = useItemLinks();
  const [first, second] = parts;
  const worded = ({ item, amount }: Part<Item>) => ({
    link: linkTo(item),
    amount: <b>{formatCompact(amount, currency, 'signed')}</b>,
  });
  if (!first) return null;
  const [one, two, other] = [worded(first), second && worded(second), against && worded(against)];
  return (
    <>
      <FormattedMessage
        id="cost-analytics.sentence.change"
        values={{
          count: parts.length,
          direction,
          one: one.link,
          oneAmount: one.amount,
          two: two?.link,
          twoAmount: two?.amount,
          isMore: share > 100,
          share: <b>{percent(share)}</b>,
        }}
      />
      {other ? (
        <>
          {' '}
          <FormattedMessage
            id="cost-analytics.sentence.against"
            values={{ item: other.link, amount: other.amount }}
          />
        </>
      ) : null}
    </>
  );
}

function PartWords({ parts }: { parts: readonly { item: Item; share: number }[] }) {
  const percent = usePercent();
  const linkTo = useItemLinks();
  const [one, two, three] = parts.map(({ item, share }) => ({
    link: linkTo(item),
    share: <b>{percent(share)}</b>,
  }));
  return (
    <FormattedMessage
      id="cost-analytics.sentence.parts"
      values={{
        count: parts.length,
        one: one?.link,
        oneShare: one?.share,
        two: two?.link,
        twoShare: two?.share,
        three: three?.link,
        threeShare: three?.share,
      }}
    />
  );
}

function usePercent(): (percent: number) => string {
  const intl = useIntl();
  return (percent) => intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 1 });
}

/** A name that opens what the item's cost is made of. */
function useItemLinks(): (item: Item) => ReactNode {
  const { address } = usePageAddress(costAnalyticsPage);
  const labelOf = useGroupedLabel(useAnsweredAddress());
  return (item) => {
    const itemVendor = addressVendors(vendorsOfItem(item));
    return (
      <Link className={classes.link} to={costAnalyticsPage.link({ ...address, item: item.key, itemVendor })}>
        {labelOf(item)}
      </Link>
    );
  };
}

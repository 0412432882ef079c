// What part of the shown cost each item is: a ring and its list, beside the table of the same items (C-13).
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, readInlineData, useFragment } from 'react-relay';
import type { CostPortion_analytics$key } from '../../__generated__/CostPortion_analytics.graphql.ts';
import type { CostPortion_part$key } from '../../__generated__/CostPortion_part.graphql.ts';
import { useMoney } from '../../components/money/useMoney.ts';
import { PortionView } from '../../components/portion/PortionView.tsx';
import { portionItems } from '../../components/portion/portion-items.ts';
import { formatRange } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import classes from './CostAnalytics.module.css';
import { useOpenDetail } from './detail/useOpenDetail.ts';
import { colourKindOf } from './shared/view-by/groupings.ts';
import { useAnsweredAddress } from './useAnsweredAddress.ts';
import { useGroupedLabel, useGroupingsText } from './view-by/useGroupingNames.ts';

export const CostPortion = memo(function CostPortion({
  analytics,
}: {
  analytics: CostPortion_analytics$key;
}) {
  const { currency, portions, range, total } = useFragment(
    graphql`
      fragment CostPortion_analytics on CostAnalytics {
        currency
        portions {
          costs {
            ...CostPortion_part
          }
          credits {
            ...CostPortion_part
          }
          shownIn
        }
        range {
          start
          end
        }
        total {
          total
        }
      }
    `,
    analytics,
  );
  const intl = useIntl();
  const { language } = useLanguage();
  const address = useAnsweredAddress();
  const { openItem } = useOpenDetail();
  const { format, shownIn } = useMoney();
  const viewBy = useGroupingsText(address);
  const options = { kind: colourKindOf(address), labelOf: useGroupedLabel(address) };
  if (portions.costs.length === 0 && portions.credits.length === 0) return null;
  // Until the answer in another currency is there, which the table asks for.
  const isStale = portions.shownIn !== shownIn(currency);
  const itemsOf = (parts: readonly CostPortion_part$key[]) =>
    portionItems(
      parts.map((part) => partOf(part, isStale)),
      options,
    );
  const days = formatRange(range, language);
  return (
    <section className={classes.panel} data-part="cost-analytics.portion">
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>
          <FormattedMessage id="cost-analytics.portion.title" values={{ viewBy }} />
        </h2>
        <span className={classes.leftOut}>{days}</span>
      </header>
      <div className={classes.portionBody}>
        <PortionView
          items={itemsOf(portions.costs)}
          credits={itemsOf(portions.credits)}
          total={total.total}
          currency={currency}
          summary={intl.formatMessage(
            { id: 'cost-analytics.chart.summary' },
            { viewBy, range: days, total: format(total.total, currency) },
          )}
          isShareFirst
          onOpen={openItem}
        />
      </div>
    </section>
  );
});

/** A slice, with what is in it where it is that of all others. */
function partOf(reference: CostPortion_part$key, isStale: boolean) {
  const part = readInlineData(
    graphql`
      fragment CostPortion_part on PortionItem @inline {
        cost
        isOthers
        key
        label
        labels
        others {
          cost
          key
          label
          labels
          share
          shown
          vendor
        }
        othersCount
        share
        shown
        vendor
        byVendor {
          amount
          vendor
        }
      }
    `,
    reference,
  );
  const asShown = <Part extends { shown?: number | null | undefined }>(own: Part): Part =>
    isStale ? { ...own, shown: null } : own;
  return {
    ...asShown(part),
    members: part.others.map((other) => ({ ...asShown(other), isOthers: false, othersCount: 0 })),
  };
}

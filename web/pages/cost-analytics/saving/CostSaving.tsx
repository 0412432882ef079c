// What was saved on the effective cost that is shown: what the saving card of the dashboard leads to (D-08, C-14).
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CostSavingQuery } from '../../../__generated__/CostSavingQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { useShownAmounts } from '../../../components/money/useShownAmounts.ts';
import { questionOf } from '../shared/address/variables.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import classes from './CostSaving.module.css';

/** Nothing beside billed cost, which has no savings. Its line keeps its height while it loads, and says so if it fails. */
export function CostSaving() {
  const address = useAnsweredAddress();
  if (address.basis !== 'effective') return null;
  const { filters, range, savedFilter, unit, vendors } = questionOf(address);
  return (
    <div className={`${classes.line} sky-figures`} data-part="cost-analytics.saving">
      <Boundary variant="block" skeleton={null} insteadOf={() => <Unknown />}>
        <Saved query={{ filters, range, savedFilter, unit, vendors }} />
      </Boundary>
    </div>
  );
}

function Unknown() {
  return <FormattedMessage id="cost-analytics.saving.unknown" />;
}

const PARTS = [
  ['commitment', 'dashboard.totalSaving.commitment'],
  ['discounts', 'dashboard.totalSaving.discounts'],
  ['spot', 'dashboard.totalSaving.spot'],
] as const;

function Saved({ query }: CostSavingQuery['variables']) {
  const { viewer } = useLazyLoadQuery<CostSavingQuery>(
    graphql`
      query CostSavingQuery($query: CostAnalyticsQuery!) {
        viewer {
          costSaving(query: $query) @catch(to: NULL) {
            currency
            saving {
              commitment
              credits
              discounts
              spot
              total
            }
          }
        }
      }
    `,
    { query },
  );
  const shownAmounts = useShownAmounts(viewer.costSaving?.currency ?? '');
  if (!viewer.costSaving) return <Unknown />;
  const { currency, saving } = viewer.costSaving;
  const parts = PARTS.map(([part, id]) => ({ id, amount: saving[part] }));
  const shownOf = shownAmounts(parts, {
    amountOf: ({ amount }) => amount,
    partsOf: () => [],
    whole: saving.total,
  });
  return (
    <>
      <span>
        <FormattedMessage
          id="cost-analytics.saving.total"
          values={{
            amount: (
              <strong className={classes.total}>
                <MoneyText amount={saving.total} currency={currency} />
              </strong>
            ),
          }}
        />
      </span>
      {parts.map((part) => (
        <span key={part.id}>
          <FormattedMessage id={part.id} />{' '}
          <MoneyText amount={part.amount} shown={shownOf(part)} currency={currency} />
        </span>
      ))}
      <span>
        <FormattedMessage
          id="dashboard.totalSaving.creditsApart"
          values={{ amount: <MoneyText amount={saving.credits} currency={currency} /> }}
        />
      </span>
    </>
  );
}

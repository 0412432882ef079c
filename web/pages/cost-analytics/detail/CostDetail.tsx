// The parts of one item's cost, and the billing rows behind them.
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { CostDetailItemQuery } from '../../../__generated__/CostDetailItemQuery.graphql.ts';
import { CostScope } from '../../../components/CostScope.tsx';
import { FaultNotice } from '../../../components/FaultNotice.tsx';
import { MoneyText } from '../../../components/MoneyText.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { faultOfErrors } from '../../../fault.ts';
import { daysOfDetail } from '../variables.ts';
import classes from './CostDetail.module.css';
import { CostDetailRows } from './CostDetailRows.tsx';

interface CostDetailProps {
  queryRef: PreloadedQuery<CostDetailItemQuery>;
  onRetry: () => void;
}

export function CostDetail({ queryRef, onRetry }: CostDetailProps) {
  const { viewer } = usePreloadedQuery<CostDetailItemQuery>(
    graphql`
      query CostDetailItemQuery($of: CostDetailQuery!) {
        viewer {
          costDetail(of: $of) @catch(to: RESULT) {
            portions {
              currency
              total
              items {
                key
                label
                cost
                share
                isOthers
                memberCount
              }
            }
            ...CostDetailRows_detail
          }
        }
      }
    `,
    queryRef,
  );
  const { of } = queryRef.variables;
  const { costDetail } = viewer;
  if (!costDetail.ok) {
    return <FaultNotice dress="block" fault={faultOfErrors(costDetail.errors)} onRetry={onRetry} />;
  }
  const portions = costDetail.value?.portions;
  if (!costDetail.value || !portions || portions.items.length === 0) {
    return <Notice dress="block" title={<FormattedMessage id="cost-analytics.detail.empty" />} />;
  }
  const { currency, total, items } = portions;
  return (
    <>
      <p className={`${classes.span} sky-figures`}>
        <CostScope basis={of.basis ?? 'BILLED'} range={daysOfDetail(of)} currency={currency} />
      </p>
      <div className={classes.figure}>
        <MoneyText amount={total} currency={currency} />
      </div>
      <h3 className={classes.heading}>
        <FormattedMessage id="cost-analytics.detail.portions" />
      </h3>
      <ul className={`${classes.portions} sky-figures`}>
        {items.map((item) => (
          <li key={item.isOthers ? 'others' : item.key} className={classes.portion}>
            <span className={classes.label} title={item.label}>
              {item.isOthers ? (
                <FormattedMessage id="platform.item.others" values={{ count: item.memberCount }} />
              ) : (
                item.label
              )}
            </span>
            <MoneyText amount={item.cost} currency={currency} />
            <span className={classes.share}>
              <FormattedNumber value={item.share / 100} style="percent" minimumFractionDigits={1} />
            </span>
          </li>
        ))}
      </ul>
      <CostDetailRows detail={costDetail.value} />
    </>
  );
}

// The causes of an anomaly of the graph, each with the billing rows behind it (N-09).
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { Causes_anomaly$key } from '../../../__generated__/Causes_anomaly.graphql.ts';
import type { Causes_causes$data, Causes_causes$key } from '../../../__generated__/Causes_causes.graphql.ts';
import { rowsLink } from '../shared/cost-link.ts';
import { partConditions, scopeConditions } from './anomaly-conditions.ts';
import { CauseGrid, type CauseRow } from './CauseGrid.tsx';
import classes from './Detail.module.css';
import { CAUSES_ID } from './ReportSentence.tsx';

interface CausesProps {
  causes: Causes_causes$key;
  anomaly: Causes_anomaly$key;
}

export function Causes({ causes: key, anomaly }: CausesProps) {
  const data = useFragment(
    graphql`
      fragment Causes_causes on AnomalyCauses {
        causes {
          account {
            key
            label
          }
          changeRate
          difference
          expected
          influence
          operation
          product
          purchaseOption
          real
          region {
            key
            label
          }
          usageType
        }
        currency
        difference
        others {
          changeRate
          difference
          expected
          influence
          numberOfOthers
          real
        }
        real
      }
    `,
    key,
  );
  const { vendor, startedOn, lastSeenOn, product, account, region, changeRate } = useFragment(
    graphql`
      fragment Causes_anomaly on Anomaly {
        account {
          key
        }
        changeRate
        lastSeenOn
        product {
          key
        }
        region {
          key
        }
        startedOn
        vendor
      }
    `,
    anomaly,
  );
  const range = { start: startedOn, end: lastSeenOn };
  const behind = (cause: Causes_causes$data['causes'][number]) =>
    rowsLink(
      {
        vendor,
        range,
        conditions: partConditions(
          {
            account: cause.account ?? account,
            product: { key: cause.product },
            region: cause.region ?? region,
          },
          cause,
        ),
      },
      { viewBy: 'product', item: cause.product },
    );
  const whole = rowsLink(
    { vendor, range, conditions: scopeConditions({ account, product, region }) },
    { viewBy: 'product', item: product?.key ?? null },
  );
  const nameOf = (item: { key: string; label: string } | null | undefined) => item?.label || item?.key || '';
  const rows = data.causes.map(
    (cause, place): CauseRow => ({
      ...cause,
      id: String(place),
      account: nameOf(cause.account),
      region: nameOf(cause.region),
      percent: cause.expected === 0 ? null : cause.changeRate,
      othersCount: null,
      to: behind(cause),
    }),
  );
  const { others } = data;
  return (
    <>
      <header className={`${classes.panel} ${classes.actions}`} id={CAUSES_ID}>
        <h2 className={classes.panelTitle}>
          <FormattedMessage id="anomaly.causes.title" />
        </h2>
        {whole ? (
          <Link to={whole} className={`${classes.spread} ${classes.link}`}>
            <FormattedMessage id="anomaly.causes.rows" />
          </Link>
        ) : null}
      </header>
      <CauseGrid
        rows={others ? [...rows, othersRow(others)] : rows}
        total={{ real: data.real, difference: data.difference, percent: changeRate ?? null }}
        currency={data.currency}
      />
    </>
  );
}

function othersRow(others: NonNullable<Causes_causes$data['others']>): CauseRow {
  return {
    id: 'others',
    influence: others.influence,
    ...{ product: '', account: '', region: '', usageType: '', operation: '', purchaseOption: '' },
    real: others.real,
    difference: others.difference,
    percent: others.expected === 0 ? null : others.changeRate,
    othersCount: others.numberOfOthers ?? 0,
    to: null,
  };
}

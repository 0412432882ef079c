// Whose the difference is: resources with the largest parts, and owners by their tags (N-09).
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Shares_causes$key } from '../../../__generated__/Shares_causes.graphql.ts';
import shared from '../../../components/layout/Page.module.css';
import { useMoney } from '../../../components/money/useMoney.ts';
import { Percent } from '../../../intl/Percent.tsx';
import classes from './Detail.module.css';

function useShares(causes: Shares_causes$key) {
  return useFragment(
    graphql`
      fragment Shares_causes on AnomalyCauses {
        currency
        owners {
          difference
          share
          tagKey
          value
        }
        resources {
          difference
          key
          label
        }
      }
    `,
    causes,
  );
}

export function Resources({ causes }: { causes: Shares_causes$key }) {
  const { currency, resources } = useShares(causes);
  const { format } = useMoney();
  return (
    <Lines
      title={<FormattedMessage id="anomaly.resources.title" />}
      empty={<FormattedMessage id="anomaly.resources.none" />}
      lines={resources.map(({ key, label, difference }) => ({
        id: key,
        name: label || key,
        figure: format(difference, currency, 'signed'),
      }))}
    />
  );
}

export function Owners({ causes }: { causes: Shares_causes$key }) {
  const { currency, owners } = useShares(causes);
  const { format } = useMoney();
  return (
    <Lines
      title={<FormattedMessage id="anomaly.owners.title" />}
      empty={<FormattedMessage id="anomaly.owners.none" />}
      lines={owners.map(({ tagKey, value, share, difference }) => ({
        id: `${tagKey} ${value}`,
        name:
          value === '' ? (
            <FormattedMessage id="anomaly.owners.untagged" values={{ tagKey }} />
          ) : (
            `${tagKey}: ${value}`
          ),
        figure: (
          <>
            {format(difference, currency, 'signed')}{' '}
            <span className={classes.muted}>
              <Percent percent={share} />
            </span>
          </>
        ),
      }))}
    />
  );
}

interface LinesProps {
  title: ReactNode;
  empty: ReactNode;
  lines: readonly { id: string; name: ReactNode; figure: ReactNode }[];
}

function Lines({ title, empty, lines }: LinesProps) {
  return (
    <section className={`${shared.panel} ${classes.panel}`}>
      <h2 className={classes.panelTitle}>{title}</h2>
      {lines.length === 0 ? (
        <p className={classes.muted}>{empty}</p>
      ) : (
        <ul className={`${classes.list} sky-figures`}>
          {lines.map(({ id, name, figure }) => (
            <li key={id} className={classes.line}>
              <span>{name}</span>
              <span>{figure}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

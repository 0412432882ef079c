// Unusual cost on the days that the drawer shows, each a link to its own page, which leads back to these days (C-11, N-09).
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import { pageAddress } from '../../../../lib/catalogue/pages.ts';
import type { DayAnomaliesQuery } from '../../../__generated__/DayAnomaliesQuery.graphql.ts';
import { LevelMark } from '../../../components/alerts/LevelMark.tsx';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import classes from './CostDetail.module.css';

interface DayAnomaliesProps {
  days: DateRange;
  /** Of the item; null: of all. */
  vendors: readonly Vendor[] | null;
}

/** A further word below the cost, so that it moves nothing when it comes: without the right, or an answer, there is none. */
export function DayAnomalies(props: DayAnomaliesProps) {
  const { canSee } = useShellViewer();
  if (!canSee('ANOMALY')) return null;
  return (
    <Boundary variant="block" skeleton={null} insteadOf={() => false}>
      <Found {...props} />
    </Boundary>
  );
}

function Found({ days: { start, end }, vendors }: DayAnomaliesProps) {
  const { viewer } = useLazyLoadQuery<DayAnomaliesQuery>(
    graphql`
      query DayAnomaliesQuery($filter: AnomalyFilterInput!) {
        viewer {
          anomalies(filter: $filter, sort: LEVEL, itemsPerPage: 10) {
            edges {
              node {
                id
                level
                message
              }
            }
            totalCount
          }
        }
      }
    `,
    { filter: { start, end, ...(vendors && { vendors }) } },
    { fetchPolicy: 'store-and-network' },
  );
  const { anomalies } = viewer;
  if (!anomalies || anomalies.edges.length === 0) return null;
  return (
    <section className={classes.anomalies} data-part="cost-analytics.anomalies">
      <h3>
        <FormattedMessage id="cost-analytics.detail.anomalies" values={{ count: anomalies.totalCount }} />
      </h3>
      <ul>
        {anomalies.edges.map(({ node: { id, level, message } }) => (
          <li key={id}>
            <LevelMark level={level} />
            <Link to={pageAddress('anomalyDetail', { id })}>{message}</Link>
          </li>
        ))}
      </ul>
      {anomalies.totalCount > anomalies.edges.length ? (
        <Link to={pageAddress('anomalies', { start, end })}>
          <FormattedMessage id="cost-analytics.detail.allAnomalies" />
        </Link>
      ) : null}
    </section>
  );
}

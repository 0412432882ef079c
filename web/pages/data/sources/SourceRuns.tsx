// All runs of a source, the newest first, a page at a time; asked for when they are opened.
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SourceRunsQuery } from '../../../__generated__/SourceRunsQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { Pages } from '../../../components/tables/Pages.tsx';
import { faultOfErrors } from '../../../fault.ts';
import classes from '../Data.module.css';
import { SourceRun } from './SourceRun.tsx';

const RUNS_A_PAGE = 10;

export function SourceRuns({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  const [tries, setTries] = useState(0);
  return isOpen ? (
    <Boundary
      variant="block"
      skeleton={<Skeleton height={160} />}
      resetKey={`${page} ${tries}`}
      onRetry={() => setTries(tries + 1)}
    >
      <RunList key={tries} id={id} page={page} onPage={setPage} />
    </Boundary>
  ) : (
    <Button mt="sm" size="xs" variant="default" onClick={() => setOpen(true)}>
      <FormattedMessage id="data.sources.allRuns" />
    </Button>
  );
}

interface RunListProps {
  id: string;
  page: number;
  onPage: (page: number) => void;
}

function RunList({ id, page, onPage }: RunListProps) {
  const { viewer } = useLazyLoadQuery<SourceRunsQuery>(
    graphql`
      query SourceRunsQuery($id: ID!, $page: Int!, $itemsPerPage: Int!) {
        viewer {
          dataSourceRuns(id: $id, page: $page, itemsPerPage: $itemsPerPage) @catch(to: RESULT) {
            totalCount
            edges {
              node {
                id
                ...SourceRun_run
              }
            }
          }
        }
      }
    `,
    { id, page, itemsPerPage: RUNS_A_PAGE },
    { fetchPolicy: 'network-only' },
  );
  const { dataSourceRuns: runs } = viewer;
  if (!runs.ok) return <FaultNotice variant="block" fault={faultOfErrors(runs.errors)} />;
  const { edges, totalCount } = runs.value ?? { edges: [], totalCount: 0 };
  return (
    <>
      <h3 className={classes.heading}>
        <FormattedMessage id="data.sources.allRuns" />
      </h3>
      <ol className={classes.runs}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <SourceRun run={node} />
          </li>
        ))}
      </ol>
      <Pages total={Math.ceil(totalCount / RUNS_A_PAGE)} page={page} onPage={onPage} />
    </>
  );
}

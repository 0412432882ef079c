// The runs of a source with their months, and what was seen there last.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SourceHistory_source$key } from '../../../__generated__/SourceHistory_source.graphql.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from '../Data.module.css';
import { MonthFiles } from './MonthFiles.tsx';
import { SourceRun } from './SourceRun.tsx';
import { SourceRuns } from './SourceRuns.tsx';
import { SourceStateMark } from './SourceStateMark.tsx';

export function SourceHistory({ source }: { source: SourceHistory_source$key }) {
  const instantText = useInstant();
  const { id, lastRun, months } = useFragment(
    graphql`
      fragment SourceHistory_source on DataSource {
        id
        lastRun {
          ...SourceRun_run
        }
        months {
          fileCount
          month
          seenAt
          state
        }
      }
    `,
    source,
  );
  return (
    <div>
      <h3 className={classes.heading}>
        <FormattedMessage id="data.sources.lastRun" />
      </h3>
      {lastRun ? (
        <SourceRun run={lastRun} />
      ) : (
        <p className={classes.meta}>
          <FormattedMessage id="data.sources.noRuns" />
        </p>
      )}
      {months.length > 0 ? (
        <>
          <h3 className={classes.heading}>
            <FormattedMessage id="data.sources.seen" />
          </h3>
          <ul className={classes.findings}>
            {months.map(({ month, seenAt, fileCount, state }) => (
              <li key={month ?? ''}>
                <MonthFiles month={month} fileCount={fileCount} />
                {` · ${instantText(seenAt)} · `}
                <SourceStateMark state={state} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {lastRun ? <SourceRuns id={id} /> : null}
    </div>
  );
}

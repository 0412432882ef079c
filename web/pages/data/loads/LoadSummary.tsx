// What a load was: its outcome, who asked for it, and when.
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LoadSummary_run$key } from '../../../__generated__/LoadSummary_run.graphql.ts';
import { LoadProgressBar } from '../../../components/loads/LoadProgressBar.tsx';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from '../Data.module.css';
import { LoadStateMark } from './LoadStateMark.tsx';

interface LoadSummaryProps {
  run: LoadSummary_run$key;
  /** It ended while it was looked at: its report is there now. */
  onEnd: () => void;
}

export function LoadSummary({ run, onEnd }: LoadSummaryProps) {
  const instantText = useInstant();
  const data = useFragment(
    graphql`
      fragment LoadSummary_run on LoadRun {
        endedAt
        fault {
          file
          message
        }
        origin
        progress {
          done
          name
          step
          total
        }
        source
        startedAt
        startedBy
        state
      }
    `,
    run,
  );
  const { state, fault, progress } = data;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'RUNNING' && state !== 'RUNNING') onEnd();
    before.current = state;
  }, [state, onEnd]);
  return (
    <div className={classes.summary}>
      <h3 className={classes.source}>{data.source}</h3>
      <LoadStateMark state={state} />
      <p className={`${classes.meta} sky-figures`}>
        <FormattedMessage
          id="data.page.ran"
          values={{
            by: data.startedBy ?? <FormattedMessage id="data.page.origin" values={{ origin: data.origin }} />,
            start: instantText(data.startedAt),
            end: data.endedAt ? instantText(data.endedAt) : '–',
          }}
        />
      </p>
      {state === 'RUNNING' && progress ? <LoadProgressBar progress={progress} /> : null}
      {fault ? (
        <p className={classes.fault} role="alert">
          {fault.file ? <strong>{fault.file}: </strong> : null}
          {fault.message}
        </p>
      ) : null}
    </div>
  );
}

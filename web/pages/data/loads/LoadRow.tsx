// One load of the list; its name opens the report.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LoadRow_run$key } from '../../../__generated__/LoadRow_run.graphql.ts';
import { LoadProgressBar } from '../../../components/loads/LoadProgressBar.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from '../Data.module.css';
import { dataPage } from '../page.tsx';
import { CountCell } from './CountCell.tsx';
import { LoadStateMark } from './LoadStateMark.tsx';

export function LoadRow({ run }: { run: LoadRow_run$key }) {
  const instantText = useInstant();
  const { change } = usePageAddress(dataPage);
  const data = useFragment(
    graphql`
      fragment LoadRow_run on LoadRun {
        fileCount
        id
        monthsShrunk
        origin
        progress {
          done
          name
          step
          total
        }
        rowsLoaded
        rowsRejected
        source
        startedAt
        startedBy
        state
      }
    `,
    run,
  );
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={classes.open}
          title={data.source}
          onClick={() => change({ load: data.id })}
        >
          {data.source}
        </button>
      </th>
      <td className={classes.text}>
        <LoadStateMark state={data.state} />
        {data.state === 'RUNNING' && data.progress ? <LoadProgressBar progress={data.progress} /> : null}
      </td>
      <td>{instantText(data.startedAt)}</td>
      <td className={classes.text}>
        {data.startedBy ?? <FormattedMessage id="data.page.origin" values={{ origin: data.origin }} />}
      </td>
      <CountCell count={data.fileCount} />
      <CountCell count={data.rowsLoaded} />
      <CountCell count={data.rowsRejected} isFault />
      <CountCell count={data.monthsShrunk} isFault />
    </tr>
  );
}

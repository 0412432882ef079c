// One run of a source: when and by whom, what became of each month, and why something was not loaded.
import { Anchor } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { SourceRun_run$key } from '../../../__generated__/SourceRun_run.graphql.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from '../Data.module.css';
import { dataPage } from '../page.tsx';
import { MonthFiles } from './MonthFiles.tsx';
import { SourceFault } from './SourceFault.tsx';
import { SourceStateMark } from './SourceStateMark.tsx';

export function SourceRun({ run }: { run: SourceRun_run$key }) {
  const instantText = useInstant();
  const { askedAt, askedBy, fault, isDry, months, state } = useFragment(
    graphql`
      fragment SourceRun_run on DataSourceRun {
        askedAt
        askedBy
        fault {
          code
          detail
        }
        isDry
        months {
          fault {
            code
            detail
          }
          fileCount
          loadId
          month
          state
        }
        state
      }
    `,
    run,
  );
  // The fault of a run is the first of its months, which say it themselves.
  const isOfMonth = months.some((month) => month.fault);
  return (
    <>
      <p className={`${classes.meta} sky-figures`}>
        <SourceStateMark state={state} />
        {[instantText(askedAt), askedBy].filter(Boolean).map((part) => ` · ${part}`)}
        {isDry ? ' · ' : null}
        {isDry ? <FormattedMessage id="data.sources.dry" /> : null}
      </p>
      {fault && !isOfMonth ? <SourceFault fault={fault} /> : null}
      {months.length > 0 ? (
        <ul className={classes.findings}>
          {months.map((each) => (
            <li key={each.month ?? ''}>
              <MonthFiles month={each.month} fileCount={each.fileCount} />
              {' · '}
              <SourceStateMark state={each.state} />
              {each.loadId ? ' · ' : null}
              {each.loadId ? (
                <Anchor component={Link} to={dataPage.link({ load: each.loadId })}>
                  <FormattedMessage id="data.sources.openLoad" />
                </Anchor>
              ) : null}
              {each.fault ? <SourceFault fault={each.fault} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

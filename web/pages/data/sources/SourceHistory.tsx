// The runs of a source with their months, and what was seen there last.
import { Anchor } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { SourceHistory_source$key } from '../../../__generated__/SourceHistory_source.graphql.ts';
import { formatInstant } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Data.module.css';
import { dataPage } from '../page.tsx';
import { SourceFault } from './SourceFault.tsx';
import { SourceStateMark } from './SourceStateMark.tsx';

export function SourceHistory({ source }: { source: SourceHistory_source$key }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { lastRun, months } = useFragment(
    graphql`
      fragment SourceHistory_source on DataSource {
        lastRun {
          askedAt
          askedBy
          fault {
            code
            detail
          }
          isDry
          months {
            fileCount
            loadId
            month
            state
          }
          state
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
  const monthText = (month: string | null | undefined) =>
    month ? month.slice(0, 7) : intl.formatMessage({ id: 'data.sources.noMonth' });
  return (
    <div>
      <h3 className={classes.heading}>
        <FormattedMessage id="data.sources.lastRun" />
      </h3>
      {lastRun ? (
        <>
          <p className={`${classes.meta} sky-figures`}>
            <SourceStateMark state={lastRun.state} />
            {[formatInstant(lastRun.askedAt, language), lastRun.askedBy]
              .filter(Boolean)
              .map((part) => ` · ${part}`)}
            {lastRun.isDry ? ' · ' : null}
            {lastRun.isDry ? <FormattedMessage id="data.sources.dry" /> : null}
          </p>
          {lastRun.fault ? <SourceFault fault={lastRun.fault} /> : null}
          <ul className={classes.findings}>
            {lastRun.months.map(({ month, state, fileCount, loadId }) => (
              <li key={month ?? ''}>
                {`${monthText(month)} · `}
                <FormattedMessage id="data.sources.files" values={{ count: fileCount }} />
                {' · '}
                <SourceStateMark state={state} />
                {loadId ? ' · ' : null}
                {loadId ? (
                  <Anchor component={Link} to={dataPage.link({ load: loadId })}>
                    <FormattedMessage id="data.sources.openLoad" />
                  </Anchor>
                ) : null}
              </li>
            ))}
          </ul>
        </>
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
                {`${monthText(month)} · `}
                <FormattedMessage id="data.sources.files" values={{ count: fileCount }} />
                {` · ${formatInstant(seenAt, language)} · `}
                <SourceStateMark state={state} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

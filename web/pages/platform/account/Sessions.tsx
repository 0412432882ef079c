// The browsers in which the viewer is signed in: each can be signed out, or all at once (S-03).
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { pagePath } from '../../../../lib/catalogue/pages.ts';
import type {
  Sessions_viewer$data,
  Sessions_viewer$key,
} from '../../../__generated__/Sessions_viewer.graphql.ts';
import { TableRegion } from '../../../components/files/TableRegion.tsx';
import shared from '../../../components/layout/Page.module.css';
import { postTo } from '../../../relay/sign-in.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from './Account.module.css';
import { browserOf } from './browser-name.ts';
import { useEndSession } from './useEndSession.ts';

type Session = NonNullable<Sessions_viewer$data['sessions']>[number];

const EVERYWHERE = `/auth/logout-everywhere?returnTo=${encodeURIComponent(pagePath('account'))}`;

export function Sessions({ viewer }: { viewer: Sessions_viewer$key }) {
  const intl = useIntl();
  const { sessions } = useFragment(
    graphql`
      fragment Sessions_viewer on Viewer {
        sessions {
          id
          address
          isCurrent
          lastUsedAt
          signedInAt
          userAgent
        }
      }
    `,
    viewer,
  );
  const title = intl.formatMessage({ id: 'platform.account.sessions' });
  // The one that is used here is signed out by the menu of the person.
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <section className={shared.panel} data-part="sessions">
      <header className={classes.panelHead}>
        <div>
          <h2 className={classes.panelTitle}>{title}</h2>
          <p className={classes.note}>
            <FormattedMessage id="platform.account.sessionsNote" />
          </p>
        </div>
        <Button variant="default" onClick={() => postTo(EVERYWHERE)}>
          <FormattedMessage id="platform.account.everywhere" />
        </Button>
      </header>
      <TableRegion className={shared.scroll} label={title}>
        <table className={`${shared.table} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="platform.account.browser" />
              </th>
              <th scope="col">
                <FormattedMessage id="platform.account.address" />
              </th>
              <th scope="col">
                <FormattedMessage id="platform.account.signedIn" />
              </th>
              <th scope="col">
                <FormattedMessage id="platform.account.lastUsed" />
              </th>
              {hasOthers ? (
                <th scope="col" data-tool>
                  <FormattedMessage id="platform.account.actions" />
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {sessions?.map((session) => (
              <SessionRow key={session.id} session={session} hasOthers={hasOthers} />
            ))}
          </tbody>
        </table>
      </TableRegion>
    </section>
  );
}

function SessionRow({
  session: { id, address, isCurrent, lastUsedAt, signedInAt, userAgent },
  hasOthers,
}: {
  session: Session;
  hasOthers: boolean;
}) {
  const intl = useIntl();
  const instantText = useInstant();
  const { end, isEnding } = useEndSession();
  const unknown = intl.formatMessage({ id: 'platform.account.unknown' });
  const browser = browserOf(userAgent) ?? unknown;
  const moment = (instant: string | null | undefined) => (instant ? instantText(instant) : unknown);
  return (
    <tr>
      <th scope="row">
        {browser}
        {isCurrent ? (
          <div className={classes.note}>
            <FormattedMessage id="platform.account.thisBrowser" />
          </div>
        ) : null}
      </th>
      <td>{address ?? unknown}</td>
      <td>{moment(signedInAt)}</td>
      <td>{moment(lastUsedAt)}</td>
      {hasOthers ? (
        <td>
          {isCurrent ? null : (
            <Button
              variant="default"
              size="compact-sm"
              loading={isEnding}
              aria-label={intl.formatMessage({ id: 'platform.account.signOutOf' }, { browser })}
              onClick={() => end(id)}
            >
              <FormattedMessage id="platform.shell.signOut" />
            </Button>
          )}
        </td>
      ) : null}
    </tr>
  );
}

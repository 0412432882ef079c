// What belongs to a status: files, loads, who was told, and who changed it; a list that is empty is left out.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { StatusLists_view$key } from '../../../__generated__/StatusLists_view.graphql.ts';
import type { MessageId } from '../../../intl/catalogues.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from '../shared/Operations.module.css';

export function StatusLists({ view }: { view: StatusLists_view$key }) {
  const intl = useIntl();
  const instantText = useInstant();
  const { files, history, runs, told } = useFragment(
    graphql`
      fragment StatusLists_view on OperationStatusView {
        files {
          isThere
          name
        }
        history {
          action
          actor
          at
          changes {
            after
            before
            name
          }
        }
        runs {
          id
          startedAt
          startedBy
          state
        }
        told {
          at
          code
          email
        }
      }
    `,
    view,
  );
  const there = (isThere: boolean) =>
    intl.formatMessage({ id: isThere ? 'operations.csp.fileThere' : 'operations.csp.fileGone' });
  const lines = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');
  return (
    <>
      <List title="operations.csp.files">
        {files.map(({ name, isThere }) => (
          <li key={name}>{lines([name, there(isThere)])}</li>
        ))}
      </List>
      <List title="operations.csp.runs">
        {runs.map(({ id, startedAt, startedBy, state }) => (
          <li key={id}>
            {lines([
              instantText(startedAt),
              intl.formatMessage({ id: 'data.page.state' }, { state: state.toUpperCase() }),
              startedBy,
            ])}
          </li>
        ))}
      </List>
      <List title="operations.csp.told">
        {told.map(({ at, code, email }) => (
          <li key={`${email} ${code}`}>{lines([instantText(at), code, email])}</li>
        ))}
      </List>
      <List title="operations.csp.history">
        {history.map(({ action, actor, at, changes }) => (
          <li key={`${at} ${action}`}>
            {lines([
              instantText(at),
              actor,
              intl.formatMessage({ id: 'administration.page.action' }, { action }),
              ...changes.map(({ before, after }) => `${before ?? '–'} → ${after ?? '–'}`),
            ])}
          </li>
        ))}
      </List>
    </>
  );
}

function List({ title, children }: { title: MessageId; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>
        <FormattedMessage id={title} />
      </h3>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}

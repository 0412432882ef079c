// One entry of the audit log: when, who, what, whom, and each value before and after.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AuditRow_entry$key } from '../../../__generated__/AuditRow_entry.graphql.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from '../Administration.module.css';
import { AuditChanges } from './AuditChanges.tsx';
import { changeText } from './audit-words.ts';

export function AuditRow({ entry }: { entry: AuditRow_entry$key }) {
  const intl = useIntl();
  const instantText = useInstant();
  const { action, actor, at, changes, subject } = useFragment(
    graphql`
      fragment AuditRow_entry on AuditEntry {
        action
        actor
        at
        subject
        changes {
          after
          before
          name
        }
      }
    `,
    entry,
  );
  return (
    <tr>
      <td>{instantText(at)}</td>
      <td>{actor ?? <FormattedMessage id="administration.page.system" />}</td>
      <td>
        <FormattedMessage id="administration.page.action" values={{ action }} />
      </td>
      <td className={classes.wrapped}>{subject}</td>
      <td className={classes.wrapped}>
        <AuditChanges lines={changes.map((change) => changeText(intl, change))} />
      </td>
    </tr>
  );
}

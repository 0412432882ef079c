// One entry of the audit log: when, who, what, whom, and each value before and after.
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MENUS, type MenuName } from '../../../lib/menus.ts';
import type { AuditRow_entry$key } from '../../__generated__/AuditRow_entry.graphql.ts';
import { formatInstant } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import classes from './Administration.module.css';
import { MENU_LABELS } from './menu-labels.ts';
import { RIGHTS } from './RightSelect.tsx';

export function AuditRow({ entry }: { entry: AuditRow_entry$key }) {
  const intl = useIntl();
  const { language } = useLanguage();
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
      <td>{formatInstant(at, language)}</td>
      <td>{actor ?? <FormattedMessage id="platform.administration.system" />}</td>
      <td>
        <FormattedMessage id="platform.administration.action" values={{ action }} />
      </td>
      <td className={classes.wrapped}>{subject}</td>
      <td className={classes.wrapped}>
        {changes.map(({ name, before, after }) => (
          <div key={name}>
            <FormattedMessage
              id="platform.administration.change"
              values={{
                name: nameOf(intl, name),
                before: wordOf(intl, before),
                after: wordOf(intl, after),
              }}
            />
          </div>
        ))}
      </td>
    </tr>
  );
}

/** A menu by its name; any other word as the log has it. */
function nameOf(intl: IntlShape, name: string): string {
  const menus = Object.keys(MENUS) as MenuName[];
  const menu = menus.find((known) => MENUS[known].code === name);
  return menu ? intl.formatMessage({ id: MENU_LABELS[menu] }) : name;
}

function wordOf(intl: IntlShape, value: string | null | undefined): string {
  if (value === null || value === undefined || value === '')
    return intl.formatMessage({ id: 'platform.administration.nothing' });
  const right = RIGHTS.find((known) => known === value.toUpperCase());
  return right ? intl.formatMessage({ id: 'platform.administration.right' }, { right }) : value;
}

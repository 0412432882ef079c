// A line of the list of statuses.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { StatusRow_status$key } from '../../../__generated__/StatusRow_status.graphql.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import { CodeMark } from '../shared/CodeMark.tsx';
import classes from '../shared/Operations.module.css';
import { useStatusName } from './useStatusName.ts';

interface StatusRowProps {
  status: StatusRow_status$key;
  hasCompany: boolean;
  onOpen: () => void;
}

export function StatusRow({ status, hasCompany, onOpen }: StatusRowProps) {
  const intl = useIntl();
  const instantText = useInstant();
  const nameOf = useStatusName();
  const data = useFragment(
    graphql`
      fragment StatusRow_status on OperationStatus {
        at
        check
        code
        company {
          name
        }
        detail
        foundCode
        month
        note
        subject
        vendor
      }
    `,
    status,
  );
  const { at, check, code, company, detail, foundCode, note } = data;
  return (
    <tr>
      <td>
        <CodeMark code={code} />
        {code === foundCode ? null : (
          <div className={classes.quiet}>
            <FormattedMessage id="operations.csp.found" values={{ code: foundCode }} />
          </div>
        )}
      </td>
      <th scope="row" className={classes.wrapped}>
        <button type="button" className={classes.open} onClick={onOpen}>
          {nameOf(data)}
        </button>
        {data.subject === '' && !data.vendor ? null : (
          <div className={classes.quiet}>
            {intl.formatMessage({ id: 'operations.status.check' }, { check })}
          </div>
        )}
      </th>
      {hasCompany ? <td>{company.name}</td> : null}
      <td className={classes.wrapped}>
        {detail}
        {note ? <div className={classes.quiet}>{note}</div> : null}
      </td>
      <td>{instantText(at)}</td>
    </tr>
  );
}

// A status in full: why it is so, what can be done, its files and loads, who was told, and who changed it.
import { Stack, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { StatusView_view$key } from '../../../__generated__/StatusView_view.graphql.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import { CodeMark } from '../shared/CodeMark.tsx';
import classes from '../shared/Operations.module.css';
import { StatusActions, type StatusActionsProps } from './StatusActions.tsx';
import { StatusForm } from './StatusForm.tsx';
import { StatusLists } from './StatusLists.tsx';
import { useStatusName } from './useStatusName.ts';

export function StatusView({
  view,
  onChanged,
  onDeleted,
}: StatusActionsProps & { view: StatusView_view$key }) {
  const instantText = useInstant();
  const { canEdit } = useShellViewer();
  const nameOf = useStatusName();
  const data = useFragment(
    graphql`
      fragment StatusView_view on OperationStatusView {
        status {
          at
          changedAt
          changedBy
          check
          code
          company {
            name
          }
          detail
          foundCode
          id
          isDeleted
          month
          note
          subject
          vendor
          version
          ...StatusActions_status
          ...StatusForm_status
        }
        ...StatusLists_view
      }
    `,
    view,
  );
  const { status } = data;
  const { at, changedAt, changedBy, code, company, detail, foundCode, id, note, version } = status;
  return (
    <Stack gap="sm">
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {nameOf(status)}
      </Text>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="operations.status.check" values={{ check: status.check }} /> · {company.name} ·{' '}
        {instantText(at)}
      </Text>
      <CodeMark code={code} />
      {code === foundCode ? null : (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="operations.csp.found" values={{ code: foundCode }} />
        </Text>
      )}
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {detail}
      </Text>
      {changedAt ? (
        <p className={classes.quiet}>
          <FormattedMessage
            id="operations.page.changed"
            values={{ name: changedBy, instant: instantText(changedAt) }}
          />
        </p>
      ) : null}
      {canEdit('OPERATIONS') ? (
        <>
          <StatusActions status={status} onChanged={onChanged} onDeleted={onDeleted} />
          {status.isDeleted ? null : (
            <StatusForm key={`${id} ${version}`} status={status} onSaved={onChanged} />
          )}
        </>
      ) : note ? (
        <Text size="sm">{note}</Text>
      ) : null}
      <StatusLists view={data} />
    </Stack>
  );
}

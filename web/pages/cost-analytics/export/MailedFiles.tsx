// The files that were asked for by mail: how far each is, and the end of one that is not wanted any more.
import { Button, Progress } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { MailedFilesMutation } from '../../../__generated__/MailedFilesMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import { useInstant } from '../../../viewer/useInstant.ts';
import classes from './Export.module.css';
import type { MailedFile } from './useMailedFiles.ts';

/** Older ones are in the mailbox. */
const SHOWN = 3;

export function MailedFiles({ files, onChange }: { files: readonly MailedFile[]; onChange: () => void }) {
  if (files.length === 0) return null;
  return (
    <section className={classes.mailed}>
      <h3 className={classes.mailedTitle}>
        <FormattedMessage id="cost-analytics.export.mailedFiles" />
      </h3>
      <ul className={classes.files}>
        {files.slice(0, SHOWN).map((file) => (
          <FileLine key={file.id} file={file} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function FileLine({ file, onChange }: { file: MailedFile; onChange: () => void }) {
  const intl = useIntl();
  const instantText = useInstant();
  const { run, isPending } = useMutation<MailedFilesMutation>(graphql`
    mutation MailedFilesMutation($input: CancelCostExportInput!) {
      cancelCostExport(input: $input) {
        jobs {
          id
          state
        }
        userErrors {
          code
        }
      }
    }
  `);
  const { id, state, createdAt, rowsDone, rowCount } = file;
  const isOpen = state === 'WAITING' || state === 'RUNNING';
  const asked = instantText(createdAt);
  const name = intl.formatMessage({ id: 'cost-analytics.export.state' }, { state });
  return (
    <li className={classes.file}>
      <span className="sky-figures">{asked}</span>
      <span>{name}</span>
      {isOpen ? (
        <>
          <Progress
            className={classes.bar ?? ''}
            value={rowCount ? (rowsDone / rowCount) * 100 : 0}
            size="sm"
            aria-label={name}
          />
          <Button
            size="compact-xs"
            variant="subtle"
            loading={isPending}
            aria-label={intl.formatMessage({ id: 'cost-analytics.export.cancelFile' }, { asked })}
            onClick={() => run({ id }, { done: null, onSettled: onChange })}
          >
            <FormattedMessage id="cost-analytics.export.cancel" />
          </Button>
        </>
      ) : null}
    </li>
  );
}

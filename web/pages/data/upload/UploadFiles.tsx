// Billing files from this computer: chosen, uploaded, shown as a plan, and loaded when that is confirmed.
import { Button, FileButton, Progress, Skeleton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQueryLoader } from 'react-relay';
import { MAX_UPLOAD_NAME, MAX_UPLOAD_NAME_BYTES } from '../../../../lib/rules/upload-names.ts';
import UploadPlanQueryNode, { type UploadPlanQuery } from '../../../__generated__/UploadPlanQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import shared from '../../../components/layout/Page.module.css';
import classes from '../Data.module.css';
import { UploadPlan } from './UploadPlan.tsx';
import { MAX_UPLOAD_BYTES, type MisnamedFile, misnamedFiles } from './upload-parts.ts';
import { useUpload } from './useUpload.ts';

const MEGABYTE = 1024 * 1024;

export function UploadFiles() {
  const intl = useIntl();
  const { step, isPending, choose, confirm, discard } = useUpload();
  const [isTooLarge, setTooLarge] = useState(false);
  const [misnamed, setMisnamed] = useState<readonly MisnamedFile[]>([]);
  const [queryRef, loadQuery, dispose] = useQueryLoader<UploadPlanQuery>(UploadPlanQueryNode);
  const id = step?.kind === 'load' ? step.id : null;
  const ask = useCallback(() => {
    if (id !== null) loadQuery({ id }, { fetchPolicy: 'network-only' });
  }, [id, loadQuery]);
  useEffect(() => {
    if (id === null) dispose();
    else ask();
  }, [id, ask, dispose]);
  const take = (files: File[]) => {
    const isOver = files.reduce((sum, { size }) => sum + size, 0) > MAX_UPLOAD_BYTES;
    const refused = misnamedFiles(files);
    setTooLarge(isOver);
    setMisnamed(refused);
    if (!isOver && refused.length === 0 && files.length > 0) void choose(files);
  };
  return (
    <section className={shared.panel} aria-labelledby="upload-files">
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle} id="upload-files">
          <FormattedMessage id="data.page.uploadTitle" />
        </h2>
      </header>
      <div className={classes.upload}>
        <p className={classes.meta}>
          <FormattedMessage id="data.page.uploadHint" />
        </p>
        {step === null ? (
          <FileButton multiple onChange={take}>
            {(props) => (
              <Button {...props} loading={isPending} leftSection={<IconUpload size={16} aria-hidden />}>
                <FormattedMessage id="data.page.uploadChoose" />
              </Button>
            )}
          </FileButton>
        ) : null}
        {isTooLarge ? (
          <p className={classes.fault} role="alert">
            <FormattedMessage
              id="data.page.uploadTooLarge"
              values={{
                size: intl.formatNumber(MAX_UPLOAD_BYTES / MEGABYTE, { style: 'unit', unit: 'megabyte' }),
              }}
            />
          </p>
        ) : null}
        {misnamed.length > 0 ? <Misnamed files={misnamed} /> : null}
        {step?.kind === 'sending' ? <Sending file={step.file} done={step.done} /> : null}
        {queryRef && id !== null ? (
          <Boundary variant="block" skeleton={<Skeleton height={160} />} onRetry={ask} resetKey={queryRef}>
            <UploadPlan
              key={id}
              queryRef={queryRef}
              isPending={isPending}
              onEnd={ask}
              onConfirm={confirm}
              onDiscard={discard}
            />
          </Boundary>
        ) : null}
      </div>
    </section>
  );
}

function Misnamed({ files }: { files: readonly MisnamedFile[] }) {
  return (
    <ul className={classes.faults} role="alert">
      {files.map(({ name, fault }) => (
        <li key={name} className={classes.fault}>
          <FormattedMessage
            id="data.page.uploadName"
            values={{
              fault,
              name: <bdi>{name}</bdi>,
              letters: MAX_UPLOAD_NAME,
              bytes: MAX_UPLOAD_NAME_BYTES,
            }}
          />
        </li>
      ))}
    </ul>
  );
}

function Sending({ file, done }: { file: string; done: number }) {
  const intl = useIntl();
  const text = intl.formatMessage({ id: 'data.page.uploading' }, { name: file, percent: done });
  return (
    <div className={classes.progress}>
      <Progress value={done * 100} aria-label={text} />
      <span className={classes.step}>{text}</span>
    </div>
  );
}

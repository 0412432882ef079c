// Download or mail what the page shows: what, in which form, and how far it is (C-15, C-16).
import { Button, Loader } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { memo, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CostDetailQuery } from '../../../__generated__/useMailFileMutation.graphql.ts';
import { Popover } from '../../../components/overlays/Popover.tsx';
import { usePageAction } from '../../../routing/actions/usePageAction.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useColumnLayout } from '../detail/columns/useColumnLayout.ts';
import { costAnalyticsPage } from '../page.tsx';
import classes from './Export.module.css';
import { ExportForm } from './ExportForm.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { detailExportInput, type ExportChoice, exportInput } from './export-input.ts';
import { MailedFiles } from './MailedFiles.tsx';
import { useDownload } from './useDownload.ts';
import { useMailedFiles } from './useMailedFiles.ts';
import { useMailFile } from './useMailFile.ts';

const FIRST_CHOICE: ExportChoice = { part: 'SUMMARY', format: 'CSV', appearance: 'DISPLAYED' };

interface ExportButtonProps {
  /** The item whose billing rows are downloaded; left out: what the page shows. */
  of?: CostDetailQuery;
}

export const ExportButton = memo(function ExportButton({ of }: ExportButtonProps) {
  const intl = useIntl();
  const { address } = usePageAddress(costAnalyticsPage);
  const { layout } = useColumnLayout();
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState<ExportChoice>(
    of ? { ...FIRST_CHOICE, part: 'DETAILS' } : FIRST_CHOICE,
  );
  const download = useDownload();
  const { files, look } = useMailedFiles();
  const { mail, isAsking } = useMailFile(look);
  const change = (open: boolean) => {
    if (open) look();
    setOpen(open);
  };
  usePageAction('downloadCosts', of ? null : () => change(true));
  const input = () => {
    const columns = layout.map(({ id }) => id);
    return of ? detailExportInput(of, address, choice, columns) : exportInput(address, choice, columns);
  };
  const mailIt = () => mail(input());
  const isRunning = download.progress !== null;
  const content = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on where it was.
    if (wasRunning.current !== isRunning) content.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);
  return (
    <Popover opened={isOpen} onChange={change} position="bottom-end" width={380} returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={isRunning ? <Loader size={14} aria-hidden /> : <IconDownload size={16} aria-hidden />}
          data-part={of ? undefined : 'cost-analytics.export'}
        >
          <FormattedMessage id="cost-analytics.export.button" />
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        className={classes.dropdown}
        aria-label={intl.formatMessage({ id: 'cost-analytics.export.title' })}
      >
        <div ref={content} tabIndex={-1} className={classes.content}>
          {download.progress ? (
            <ExportProgress
              progress={download.progress}
              onCancel={download.cancel}
              onMail={
                choice.part === 'DETAILS'
                  ? () => {
                      download.cancel();
                      mailIt();
                    }
                  : null
              }
            />
          ) : (
            <ExportForm
              choice={choice}
              hasParts={of === undefined}
              onChange={setChoice}
              isAsking={isAsking}
              onDownload={() => download.start(input())}
              onMail={mailIt}
            />
          )}
          <MailedFiles files={files} onChange={look} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
});

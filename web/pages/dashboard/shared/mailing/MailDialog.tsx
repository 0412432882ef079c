// Mails a dashboard once or on a schedule, and shows the schedules that it has; the whole screen on a phone.
import { Modal, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState, useTransition } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { DashboardMailEntries } from './DashboardMailEntries.tsx';
import classes from './Mail.module.css';
import { MailForm } from './MailForm.tsx';
import { type MailDraft, newMailDraft } from './mail-draft.ts';
import { useMailDashboard } from './useMailDashboard.ts';

interface MailDialogProps {
  dashboardId: string;
  /** Of a schedule that is to be changed; without: a new mail, beside the schedules there are. */
  initial?: MailDraft;
  onClose: () => void;
}

export function MailDialog({ dashboardId, initial, onClose }: MailDialogProps) {
  const intl = useIntl();
  const isPhone = useMediaQuery('(width < 48em)') ?? false;
  const [draft, setDraft] = useState(() => initial ?? newMailDraft());
  const [turn, setTurn] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  // Which schedule is changed here, beside the list.
  const changed = initial ? null : draft.based;
  useEffect(() => {
    // The form is above the button that filled it.
    if (changed !== null) form.current?.querySelector('input')?.focus();
  }, [changed]);
  // The list stays until the new one is there: hidden in between, it would lose the focus.
  const [, start] = useTransition();
  const refresh = () => start(() => setTurn((last) => last + 1));
  const { submit, forget, isBusy, fault, formRef } = useMailDashboard(dashboardId, {
    onSent: onClose,
    onScheduled: () => {
      if (initial) return onClose();
      setDraft(newMailDraft());
      refresh();
    },
  });
  const change = (part: Partial<MailDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    if (part.recipients) forget();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      fullScreen={isPhone}
      title={<FormattedMessage id={initial ? 'dashboard.mailed.changeTitle' : 'dashboard.mailed.title'} />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'dashboard.mailed.close' }) }}
    >
      <div ref={form}>
        <MailForm
          draft={draft}
          onChange={change}
          onSubmit={(recipients) => submit({ ...draft, recipients })}
          // A change that was begun here is given up; else there is nothing but to close.
          onCancel={() => (draft.based && !initial ? setDraft(newMailDraft()) : onClose())}
          isBusy={isBusy}
          fault={fault}
          formRef={formRef}
        />
      </div>
      {initial ? null : (
        <section aria-labelledby="dashboard-mails">
          <h3 id="dashboard-mails" className={classes.heading}>
            <FormattedMessage id="dashboard.mailed.schedules" />
          </h3>
          <Boundary variant="block" skeleton={<Skeleton height={72} />} onRetry={refresh} resetKey={turn}>
            <DashboardMailEntries
              dashboardId={dashboardId}
              turn={turn}
              onEdit={setDraft}
              onRefresh={refresh}
            />
          </Boundary>
        </section>
      )}
    </Modal>
  );
}

// Without the plan: what it takes, an application with a reason, and how far an application is (S-06, N-07).
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { pageAddress } from '../../../../lib/catalogue/pages.ts';
import type {
  PlanNeeded_plan$data,
  PlanNeeded_plan$key,
} from '../../../__generated__/PlanNeeded_plan.graphql.ts';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { AvailabilityTimeline } from './AvailabilityTimeline.tsx';
import { useApplyForPlan } from './useApplyForPlan.ts';

interface PlanNeededProps {
  plan: PlanNeeded_plan$key;
  onApplied: () => void;
}

export function PlanNeeded({ plan, onApplied }: PlanNeededProps) {
  const intl = useIntl();
  const { canEdit } = useShellViewer();
  const { application } = useFragment(
    graphql`
      fragment PlanNeeded_plan on NeedsPlan {
        application @catch(to: NULL) {
          applicant
          appliedAt
          decidedAt
          decider
          note
          reason
          state
        }
      }
    `,
    plan,
  );
  const [isOpen, setOpen] = useState(false);
  const isWaiting = application?.state === 'OPEN';
  return (
    <>
      <AvailabilityTimeline now="NEEDS_PLAN" availableOn={null} />
      <p>
        <FormattedMessage id="anomaly.availability.apply" />
      </p>
      {application ? <Progress application={application} /> : null}
      <Group gap="sm">
        {isWaiting ? null : (
          <Button onClick={() => setOpen(true)}>
            <FormattedMessage id="anomaly.availability.applyNow" />
          </Button>
        )}
        {isWaiting && canEdit('ADMINISTRATION') ? (
          <Button component={Link} to={pageAddress('administration', { tab: 'plan' })}>
            <FormattedMessage id="anomaly.plan.decide" />
          </Button>
        ) : null}
      </Group>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={intl.formatMessage({ id: 'anomaly.availability.applyNow' })}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'anomaly.handling.cancel' }) }}
      >
        {isOpen ? (
          <ApplyForm
            onClose={() => setOpen(false)}
            onApplied={() => {
              setOpen(false);
              onApplied();
            }}
          />
        ) : null}
      </Modal>
    </>
  );
}

type Application = NonNullable<PlanNeeded_plan$data['application']>;

function Progress({ application }: { application: Application }) {
  const { language } = useLanguage();
  const { applicant, appliedAt, decidedAt, decider, note, reason, state } = application;
  const day = (instant: string) => formatDay(instant.slice(0, 10), language);
  if (state === 'OPEN')
    return (
      <p role="status">
        <FormattedMessage
          id="anomaly.plan.applied"
          values={{ name: applicant, date: day(appliedAt), reason }}
        />
      </p>
    );
  if (state !== 'REJECTED' || !decidedAt) return null;
  return (
    <p role="status">
      <FormattedMessage
        id="anomaly.plan.rejected"
        values={{ name: decider ?? '', date: day(decidedAt), note: note ?? '' }}
      />
    </p>
  );
}

interface ApplyFormProps {
  onClose: () => void;
  onApplied: () => void;
}

function ApplyForm({ onClose, onApplied }: ApplyFormProps) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const { apply, isSending, errorOf, formRef } = useApplyForPlan(onApplied);
  const others = errorOf(null);
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(reason);
      }}
    >
      <Stack gap="sm">
        <Textarea
          rows={3}
          required
          label={intl.formatMessage({ id: 'anomaly.plan.reason' })}
          value={reason}
          error={errorOf('reason')}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          data-autofocus
        />
        {others ? (
          <Text size="sm" c="var(--sky-cost)" role="alert">
            {others}
          </Text>
        ) : null}
        <Group gap="sm">
          <Button type="submit" loading={isSending}>
            <FormattedMessage id="anomaly.plan.send" />
          </Button>
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="anomaly.handling.cancel" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

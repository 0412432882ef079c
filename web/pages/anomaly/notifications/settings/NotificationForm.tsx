// The form of a setting of alerts: to whom, of what, and when.
import { Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../../../../components/faults/useErrorText.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { useInstant } from '../../../../viewer/useInstant.ts';
import { BandFields } from './BandFields.tsx';
import { NamedWebhooks } from './NamedWebhooks.tsx';
import {
  draftFault,
  draftOf,
  inputOf,
  type NotificationDraft,
  type Notifications,
  type Setting,
} from './notification-draft.ts';
import { Receivers } from './Receivers.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useDeleteNotification } from './useDeleteNotification.ts';
import { useSaveNotification } from './useSaveNotification.ts';

interface NotificationFormProps {
  notifications: Notifications;
  vendor: Notifications['vendors'][number] | null;
  setting: Setting | null;
  onChanged: () => void;
}

export function NotificationForm({ notifications, vendor, setting, onChanged }: NotificationFormProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const instantText = useInstant();
  const canEdit = useShellViewer().canEdit('ANOMALY');
  const [draft, setDraft] = useState<NotificationDraft>(() => draftOf(setting));
  const [isTried, setTried] = useState(false);
  const { save, isSaving, errorOf, formRef } = useSaveNotification(onChanged);
  const { remove, isRemoving } = useDeleteNotification(onChanged);
  const change = (part: Partial<NotificationDraft>) => setDraft({ ...draft, ...part });
  const fault = draftFault(draft);
  const ownFault = isTried && fault ? (errorText([{ code: fault }]) ?? null) : null;
  const shownFault = ownFault ?? errorOf(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!fault) save(inputOf(draft), vendor, setting?.version ?? 0);
  };
  const label = (field: string) =>
    intl.formatMessage({ id: 'anomaly.notify.field' }, { field, currency: notifications.currency });
  const parts = { draft, notifications, label, onChange: change };
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <fieldset disabled={!canEdit} style={{ all: 'unset', display: 'block' }}>
        <Stack gap="md">
          <Checkbox
            size="xs"
            label={label('isOn')}
            checked={draft.isOn}
            onChange={({ currentTarget }) => change({ isOn: currentTarget.checked })}
          />
          <NativeSelect
            label={label('sendType')}
            value={draft.sendType}
            onChange={({ currentTarget }) =>
              change({ sendType: currentTarget.value === 'BY_LEVEL' ? 'BY_LEVEL' : 'ALL' })
            }
            data={(['ALL', 'BY_LEVEL'] as const).map((value) => ({
              value,
              label: intl.formatMessage({ id: 'dashboard.settings.sendType' }, { value }),
            }))}
          />
          {draft.sendType === 'BY_LEVEL' ? (
            <Checkbox
              size="xs"
              label={label('lowerLevels')}
              checked={draft.includesLowerLevels}
              onChange={({ currentTarget }) => change({ includesLowerLevels: currentTarget.checked })}
            />
          ) : null}
          <Receivers {...parts} error={errorOf('receivers')} />
          <NamedWebhooks {...parts} error={errorOf('webhooks')} />
          <TimeFields {...parts} error={errorOf('quietHours')} />
          <BandFields {...parts} error={errorOf('minAlert')} />
          {shownFault ? (
            <Text size="sm" c="var(--sky-cost)" role="alert">
              {shownFault}
            </Text>
          ) : null}
          {canEdit ? (
            <Group gap="sm">
              <Button type="submit" loading={isSaving}>
                <FormattedMessage id="anomaly.handling.save" />
              </Button>
              {setting ? (
                <Button
                  variant="subtle"
                  color="red"
                  ml="auto"
                  loading={isRemoving}
                  onClick={() => remove(vendor, setting.version)}
                >
                  <FormattedMessage id="anomaly.notify.remove" />
                </Button>
              ) : null}
            </Group>
          ) : (
            <Text size="sm" c="dimmed">
              <FormattedMessage id="anomaly.notify.viewOnly" />
            </Text>
          )}
          {setting ? (
            <Text size="xs" c="dimmed">
              {setting.author} · {instantText(setting.changedAt)}
            </Text>
          ) : null}
        </Stack>
      </fieldset>
    </form>
  );
}

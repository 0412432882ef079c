// When alerts are sent: at once or together, not in quiet hours, and again while an anomaly lasts.
import { Group, Input, NativeSelect, TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { SEND_ZONE_CODES } from '../../../../../lib/calendar/send-zones.ts';
import { DIGESTS } from '../../../../../lib/mail/notifications.ts';
import { weekdayNames } from '../../../../components/schedules/weekday-names.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import type { FormPart } from './form-part.ts';

const REMINDERS = [0, 1, 2, 3, 7, 14, 30] as const;

export function TimeFields(props: FormPart) {
  const { draft, label, onChange, error } = props;
  const intl = useIntl();
  return (
    <>
      <DigestFields {...props} />
      <Input.Wrapper label={<FormattedMessage id="anomaly.notify.quiet" />} error={error} labelElement="div">
        <Group gap="sm" grow align="flex-end">
          {(['quietFrom', 'quietUntil'] as const).map((member) => (
            <TextInput
              key={member}
              type="time"
              label={label(member)}
              value={draft[member]}
              onChange={({ currentTarget }) => onChange({ [member]: currentTarget.value })}
            />
          ))}
        </Group>
      </Input.Wrapper>
      <Group gap="sm" grow align="flex-end">
        <NativeSelect
          label={label('zone')}
          value={draft.zone}
          onChange={({ currentTarget }) =>
            onChange({ zone: SEND_ZONE_CODES.find((code) => code === currentTarget.value) ?? draft.zone })
          }
          data={SEND_ZONE_CODES.map((code) => ({
            value: code,
            label: intl.formatMessage({ id: 'billing.send.zoneName' }, { zone: code }),
          }))}
        />
        <NativeSelect
          label={label('remind')}
          value={String(draft.remindAfterDays)}
          onChange={({ currentTarget }) => onChange({ remindAfterDays: Number(currentTarget.value) })}
          data={[...new Set([...REMINDERS, draft.remindAfterDays])].map((days) => ({
            value: String(days),
            label: intl.formatMessage({ id: 'anomaly.notify.remind' }, { days }),
          }))}
        />
      </Group>
    </>
  );
}

function DigestFields({ draft, label, onChange }: FormPart) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { digest, digestDay, digestTime } = draft;
  return (
    <Group gap="sm" grow align="flex-end">
      <NativeSelect
        label={label('digest')}
        value={digest}
        onChange={({ currentTarget }) =>
          onChange({ digest: DIGESTS.find((each) => each === currentTarget.value) ?? digest })
        }
        data={DIGESTS.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'anomaly.notify.digest' }, { digest: value }),
        }))}
      />
      {digest === 'WEEKLY' ? (
        <NativeSelect
          label={label('digestDay')}
          value={String(digestDay)}
          onChange={({ currentTarget }) => onChange({ digestDay: Number(currentTarget.value) })}
          data={weekdayNames(language).map((name, index) => ({ value: String(index + 1), label: name }))}
        />
      ) : null}
      {digest === 'DAILY' || digest === 'WEEKLY' ? (
        <TextInput
          type="time"
          label={label('digestTime')}
          value={digestTime}
          onChange={({ currentTarget }) => onChange({ digestTime: currentTarget.value })}
        />
      ) : null}
    </Group>
  );
}

// How an alarm of the widget's rule is sent, and to whom (core: Anomaly); used by the service that sends alarms.
import { Checkbox, Input, Stack, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { WIDGETS } from '../../../../../lib/widgets/widget-types.ts';
import type { WidgetChannel } from '../../../../../lib/widgets/words.ts';
import type { SettingFieldProps } from '../form-change.ts';
import { useSettingWords } from '../useSettingWords.ts';
import { ChoiceField } from './ChoiceField.tsx';

export function AlarmFields(props: SettingFieldProps) {
  const { type, settings, onChange, errors } = props;
  const words = useSettingWords();
  const known = WIDGETS[type].takes.channels ?? [];
  const channels = settings.channels ?? [];
  const label = words.member('channels');
  const choose = (chosen: readonly WidgetChannel[]) =>
    onChange({ channels: known.filter((channel) => chosen.includes(channel)) });
  return (
    <>
      <Input.Wrapper label={label} error={errors.channels} labelElement="div">
        <Stack gap={6} role="group" aria-label={label}>
          {known.map((channel) => (
            <Checkbox
              key={channel}
              size="xs"
              label={words.channel(channel)}
              checked={channels.includes(channel)}
              onChange={({ currentTarget: { checked } }) =>
                choose(checked ? [...channels, channel] : channels.filter((other) => other !== channel))
              }
            />
          ))}
        </Stack>
        {channels.length === 0 ? (
          <Text size="xs" c="dimmed" mt={4}>
            <FormattedMessage id="dashboard.settings.noChannel" />
          </Text>
        ) : null}
      </Input.Wrapper>
      <ChoiceField {...props} member="sendType" />
      {settings.sendType === 'BY_LEVEL' ? (
        <Checkbox
          size="xs"
          label={<FormattedMessage id="dashboard.settings.lowerLevels" />}
          checked={settings.includesLowerLevels ?? false}
          onChange={(event) => onChange({ includesLowerLevels: event.currentTarget.checked })}
        />
      ) : null}
    </>
  );
}

// Receivers of anomaly alerts: one setting for all vendors, and one for each that differs.
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { NotificationSettings_notifications$key } from '../../../../__generated__/NotificationSettings_notifications.graphql.ts';
import { useVendorName } from '../../../../components/vendors/useVendorName.ts';
import { NotificationForm } from './NotificationForm.tsx';

interface NotificationSettingsProps {
  notifications: NotificationSettings_notifications$key;
  onChanged: () => void;
}

const ALL = '';

export function NotificationSettings({ notifications: key, onChanged }: NotificationSettingsProps) {
  const intl = useIntl();
  const vendorName = useVendorName();
  const notifications = useFragment(
    graphql`
      fragment NotificationSettings_notifications on AnomalyNotifications {
        currency
        defaultMaxAlert
        defaultMinAlert
        people {
          email
          id
          mayReceive
          name
        }
        settings {
          author
          band {
            maxAlert
            minAlert
          }
          changedAt
          digest
          digestDay
          digestTime
          includesLowerLevels
          isOn
          quietHours {
            from
            until
          }
          receivers {
            level
            receiverId
          }
          remindAfterDays
          sendType
          sensitivity
          vendor
          version
          webhooks {
            level
            receiverId
          }
          zone
        }
        vendors
        webhooks {
          id
          name
          template
        }
      }
    `,
    key,
  );
  const { settings, vendors } = notifications;
  const [chosen, setChosen] = useState<string>(ALL);
  const vendor = vendors.find((each) => each === chosen) ?? null;
  const setting = settings.find((each) => each.vendor === vendor) ?? null;
  const isAlone = settings.every((each) => each.vendor === null);
  return (
    <Stack gap="md">
      <NativeSelect
        label={<FormattedMessage id="anomaly.notify.of" />}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[
          {
            value: ALL,
            label: intl.formatMessage({
              id: isAlone ? 'anomaly.notify.allVendors' : 'anomaly.notify.otherVendors',
            }),
          },
          ...vendors.map((each) => ({ value: each, label: vendorName(each) })),
        ]}
      />
      {vendor !== null && !setting ? (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="anomaly.notify.inherited" values={{ vendor: vendorName(vendor) }} />
        </Text>
      ) : null}
      <NotificationForm
        key={`${chosen} ${setting?.version ?? 0}`}
        notifications={notifications}
        vendor={vendor}
        setting={setting}
        onChanged={onChanged}
      />
    </Stack>
  );
}

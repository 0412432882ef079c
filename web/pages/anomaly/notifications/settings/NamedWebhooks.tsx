// Which webhooks receive alerts, each with its level where alerts are sent by level.
import { Checkbox, Input, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from '../Notifications.module.css';
import type { FormPart } from './form-part.ts';
import { LevelSelect } from './LevelSelect.tsx';

export function NamedWebhooks({ draft, notifications, label, onChange, error }: FormPart) {
  const intl = useIntl();
  const { webhooks: named, sendType } = draft;
  return (
    <Input.Wrapper label={label('webhooks')} error={error} labelElement="div">
      {notifications.webhooks.length === 0 ? (
        <Text size="xs" c="dimmed">
          <FormattedMessage id="anomaly.webhooks.none" />
        </Text>
      ) : null}
      <ul className={classes.receivers}>
        {notifications.webhooks.map(({ id, name, template }) => {
          const own = named.find((each) => each.receiverId === id);
          return (
            <li key={id} className={classes.receiver}>
              <Checkbox
                className={classes.name ?? ''}
                size="xs"
                label={`${name} · ${intl.formatMessage({ id: 'anomaly.webhooks.template' }, { template })}`}
                checked={own !== undefined}
                onChange={({ currentTarget: { checked } }) =>
                  onChange({
                    webhooks: checked
                      ? [...named, { receiverId: id, level: 'MINOR' }]
                      : named.filter((each) => each.receiverId !== id),
                  })
                }
              />
              {own && sendType === 'BY_LEVEL' ? (
                <LevelSelect
                  label={`${label('level')}: ${name}`}
                  level={own.level}
                  onChange={(level) =>
                    onChange({
                      webhooks: named.map((each) => (each.receiverId === id ? { ...each, level } : each)),
                    })
                  }
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </Input.Wrapper>
  );
}

// The people who get mail: up to ten, each by level where alerts are sent by level.
import { Button, Group, Input, NativeSelect, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_RECEIVERS } from '../../../../../lib/mail/notifications.ts';
import classes from '../Notifications.module.css';
import type { FormPart } from './form-part.ts';
import { LevelSelect } from './LevelSelect.tsx';

const NO_PERSON = '';

export function Receivers({ draft, notifications, label, onChange, error }: FormPart) {
  const intl = useIntl();
  const { receivers, sendType } = draft;
  const { people } = notifications;
  const named = new Set(receivers.map(({ receiverId }) => receiverId));
  const others = people.filter(({ id, mayReceive }) => mayReceive && !named.has(id));
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? id;
  return (
    <Input.Wrapper label={label('receivers')} error={error} labelElement="div">
      <ul className={classes.receivers}>
        {receivers.map(({ receiverId: id, level }) => {
          const person = people.find((each) => each.id === id);
          return (
            <li key={id} className={classes.receiver}>
              <span className={classes.name}>
                {nameOf(id)} <span className={classes.muted}>{person?.email}</span>
                {person?.mayReceive === false ? (
                  <Text size="xs" c="var(--sky-cost)">
                    <FormattedMessage id="anomaly.notify.noRight" values={{ name: nameOf(id) }} />
                  </Text>
                ) : null}
              </span>
              {sendType === 'BY_LEVEL' ? (
                <LevelSelect
                  label={`${label('level')}: ${nameOf(id)}`}
                  level={level}
                  onChange={(next) =>
                    onChange({
                      receivers: receivers.map((each) =>
                        each.receiverId === id ? { ...each, level: next } : each,
                      ),
                    })
                  }
                />
              ) : null}
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={intl.formatMessage({ id: 'anomaly.notify.take' }, { name: nameOf(id) })}
                onClick={() => onChange({ receivers: receivers.filter((each) => each.receiverId !== id) })}
              >
                <IconX size={14} aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
      <Group gap="sm" align="flex-end">
        <NativeSelect
          className={classes.add ?? ''}
          aria-label={intl.formatMessage({ id: 'anomaly.notify.add' })}
          value={NO_PERSON}
          disabled={receivers.length >= MAX_RECEIVERS || others.length === 0}
          onChange={({ currentTarget: { value } }) => {
            if (value !== NO_PERSON)
              onChange({ receivers: [...receivers, { receiverId: value, level: 'MINOR' }] });
          }}
          data={[
            { value: NO_PERSON, label: intl.formatMessage({ id: 'anomaly.notify.add' }) },
            ...others.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
          ]}
        />
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        <FormattedMessage id="anomaly.notify.most" values={{ count: receivers.length }} />
      </Text>
    </Input.Wrapper>
  );
}

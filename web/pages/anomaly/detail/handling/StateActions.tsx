// What can be done about an anomaly: take it, say that it was planned or is none, ask again later, close, open again (N-02).
import { Button, Modal } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { SETTABLE_STATES, type SettableState } from '../../../../../lib/catalogue/anomaly.ts';
import type { StateActions_anomaly$key } from '../../../../__generated__/StateActions_anomaly.graphql.ts';
import { Menu } from '../../../../components/overlays/Menu.tsx';
import { StateForm } from './StateForm.tsx';

/** The most common action comes first. */
const SETTABLE: readonly SettableState[] = [...SETTABLE_STATES.filter((state) => state !== 'OPEN'), 'OPEN'];

export function StateActions({ anomaly }: { anomaly: StateActions_anomaly$key }) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment StateActions_anomaly on Anomaly {
        detectType
        id
        lastSeenOn
        startedOn
        state
        version
      }
    `,
    anomaly,
  );
  const [chosen, setChosen] = useState<SettableState | null>(null);
  const others = SETTABLE.filter((state) => state !== data.state);
  const [first, ...rest] = others;
  const words = (state: SettableState) => intl.formatMessage({ id: 'anomaly.handling.action' }, { state });
  if (!first) return null;
  return (
    <>
      <Button.Group>
        <Button onClick={() => setChosen(first)}>{words(first)}</Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button px={8} aria-label={intl.formatMessage({ id: 'anomaly.handling.more' })}>
              <IconChevronDown size={14} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map((state) => (
              <Menu.Item key={state} onClick={() => setChosen(state)}>
                {words(state)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
      <Modal
        opened={chosen !== null}
        onClose={() => setChosen(null)}
        title={chosen ? words(chosen) : null}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'anomaly.handling.cancel' }) }}
      >
        {chosen ? (
          <StateForm key={chosen} anomaly={data} state={chosen} onClose={() => setChosen(null)} />
        ) : null}
      </Modal>
    </>
  );
}

// What happened in another tab, and the two ways on: back to the company of this one, or over to the other one.
import { Button, Group, Modal, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { startInCurrentCompany } from '../../relay/company.ts';
import { companyGate } from '../../relay/holds/holds.ts';
import { useSwitchCompany } from '../../viewer/useSwitchCompany.ts';

/** Above dialogs and drawers, which stay open. */
const IN_FRONT = 500;

export function ElsewhereDialog({ company: { id, name } }: { company: { id: string; name: string } }) {
  const { goOnIn, isSwitching } = useSwitchCompany();
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={IN_FRONT}
      title={<FormattedMessage id="platform.elsewhere.title" />}
    >
      <Text size="sm">
        <FormattedMessage id="platform.elsewhere.text" values={{ name }} />
      </Text>
      <Group gap="sm" mt="md">
        <Button data-autofocus loading={isSwitching} onClick={() => goOnIn(id, companyGate.open)}>
          <FormattedMessage id="platform.elsewhere.goOn" values={{ name }} />
        </Button>
        <Button variant="default" onClick={startInCurrentCompany}>
          <FormattedMessage id="platform.elsewhere.follow" />
        </Button>
      </Group>
    </Modal>
  );
}

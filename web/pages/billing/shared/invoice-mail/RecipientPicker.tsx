// Recipients: people of the company found by name or address, or a pasted list in which each bad address is named.
import { ActionIcon, Combobox, Group, Pill, Stack, Text, TextInput, useCombobox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_RECIPIENTS } from '../../../../../lib/mail/mails.ts';
import { pastedAddresses } from '../../../../../lib/mail/recipients.ts';
import { removeButton } from '../../../../components/forms/remove-button.ts';
import classes from './Send.module.css';
import { type CheckedAddress, useRecipients } from './useRecipients.ts';

interface RecipientPickerProps {
  recipients: readonly string[];
  onChange: (recipients: readonly string[]) => void;
  /** What the service said of them. */
  error: string | null;
}

export function RecipientPicker({ recipients, onChange, error }: RecipientPickerProps) {
  const intl = useIntl();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState<readonly CheckedAddress[]>([]);
  const { people, search, check, isChecking } = useRecipients();
  const offered = people.filter(({ email }) => !recipients.includes(email));

  const type = (text: string) => {
    setWords(text);
    search(text);
    combobox.openDropdown();
  };
  const add = (addresses: readonly string[]) => {
    setWords('');
    search('');
    check([...recipients, ...addresses], (checked) => {
      onChange(checked.filter(({ fault }) => fault === null).map(({ address }) => address));
      setRefused(checked.filter(({ fault }) => fault !== null));
    });
  };
  const paste = (event: ClipboardEvent) => {
    const addresses = pastedAddresses(event.clipboardData.getData('text').slice(0, 20_000)).slice(0, 90);
    if (addresses.length < 2 && !addresses[0]?.includes('@')) return;
    event.preventDefault();
    add(addresses);
  };
  const press = (event: KeyboardEvent) => {
    const isEntered = event.key === 'Enter' || event.key === ',' || event.key === ';';
    if (!isEntered || combobox.getSelectedOptionIndex() >= 0 || words.trim() === '') return;
    event.preventDefault();
    add(pastedAddresses(words));
  };
  return (
    <Stack gap={6}>
      <Combobox
        store={combobox}
        onOptionSubmit={(email) => {
          add([email]);
          combobox.closeDropdown();
        }}
      >
        <Combobox.Target>
          <TextInput
            label={<FormattedMessage id="billing.send.recipients" />}
            description={
              <FormattedMessage id="billing.send.recipientsHint" values={{ max: MAX_RECIPIENTS }} />
            }
            value={words}
            required
            error={error}
            // The people that are offered cover what is below the field.
            inputWrapperOrder={['label', 'description', 'error', 'input']}
            // Not disabled: the focus would be lost.
            readOnly={isChecking}
            onFocus={() => {
              search(words);
              combobox.openDropdown();
            }}
            onBlur={() => combobox.closeDropdown()}
            onChange={(event) => type(event.currentTarget.value)}
            onPaste={paste}
            onKeyDown={press}
            data-part="recipients"
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={offered.length === 0}>
          <Combobox.Options className={classes.people ?? ''}>
            {offered.map(({ email, name }) => (
              <Combobox.Option key={email} value={email}>
                {name} <span className={classes.quiet}>{email}</span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {recipients.length > 0 ? (
        <Group gap={6} role="list" aria-label={intl.formatMessage({ id: 'billing.send.recipients' })}>
          {recipients.map((address) => (
            <Pill
              key={address}
              role="listitem"
              withRemoveButton
              onRemove={() => onChange(recipients.filter((one) => one !== address))}
              removeButtonProps={removeButton(
                intl.formatMessage({ id: 'billing.send.removeRecipient' }, { address }),
              )}
            >
              {address}
            </Pill>
          ))}
        </Group>
      ) : null}
      {refused.length > 0 ? <Refused refused={refused} onDone={() => setRefused([])} /> : null}
    </Stack>
  );
}

function Refused({ refused, onDone }: { refused: readonly CheckedAddress[]; onDone: () => void }) {
  const intl = useIntl();
  return (
    <div className={classes.refused} role="alert">
      <Group justify="space-between" wrap="nowrap" align="start">
        <Text fw={600}>
          <FormattedMessage id="billing.send.notAdded" values={{ count: refused.length }} />
        </Text>
        <ActionIcon onClick={onDone} aria-label={intl.formatMessage({ id: 'billing.send.dismiss' })}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <ul className={classes.faults}>
        {refused.map(({ address, fault }, place) => (
          // The same address may be in a list twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <li key={`${place} ${address}`}>
            <strong>{address}</strong>{' '}
            <FormattedMessage id="billing.send.addressFault" values={{ fault, max: MAX_RECIPIENTS }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

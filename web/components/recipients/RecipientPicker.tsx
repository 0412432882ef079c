// Recipients: people of the company found by name or address, or a pasted list in which each bad address is named.
import { ActionIcon, Combobox, Group, Pill, Stack, Text, TextInput, useCombobox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_RECIPIENTS } from '../../../lib/mail/mails.ts';
import { pastedAddresses } from '../../../lib/mail/recipients.ts';
import { removeButton } from '../forms/remove-button.ts';
import type { CheckedAddress } from './ask-recipients.ts';
import classes from './Recipients.module.css';
import type { RecipientList } from './useRecipients.ts';

/** A combobox hands it on to its popover. The field keeps the focus: nothing in the list could take it. */
const OF_POPOVER = { trapFocus: false };

interface RecipientPickerProps {
  list: RecipientList;
  /** What the service said of them. */
  error: string | null;
}

export function RecipientPicker({ list, error }: RecipientPickerProps) {
  const intl = useIntl();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { recipients, words, type, offered, refused, add, remove, isChecking } = list;
  /** What was added, or refused, is below the field: people who are offered would cover it. */
  const addAndClose = (addresses: readonly string[]) => {
    add(addresses);
    combobox.closeDropdown();
  };
  const paste = (event: ClipboardEvent) => {
    const addresses = pastedAddresses(event.clipboardData.getData('text').slice(0, 20_000)).slice(0, 90);
    if (addresses.length < 2 && !addresses[0]?.includes('@')) return;
    event.preventDefault();
    addAndClose(addresses);
  };
  const press = (event: KeyboardEvent) => {
    const isEntered = event.key === 'Enter' || event.key === ',' || event.key === ';';
    if (!isEntered || combobox.getSelectedOptionIndex() >= 0 || words.trim() === '') return;
    event.preventDefault();
    addAndClose(pastedAddresses(words));
  };
  return (
    <Stack gap={6}>
      <Combobox {...OF_POPOVER} store={combobox} onOptionSubmit={(email) => addAndClose([email])}>
        <Combobox.Target>
          <TextInput
            label={<FormattedMessage id="platform.recipients.label" />}
            description={<FormattedMessage id="platform.recipients.hint" values={{ max: MAX_RECIPIENTS }} />}
            value={words}
            required
            error={error}
            // The people that are offered cover what is below the field.
            inputWrapperOrder={['label', 'description', 'error', 'input']}
            // Not disabled: the focus would be lost.
            readOnly={isChecking}
            onFocus={() => {
              type(words);
              combobox.openDropdown();
            }}
            onBlur={() => combobox.closeDropdown()}
            onChange={(event) => {
              type(event.currentTarget.value);
              combobox.openDropdown();
            }}
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
        <Group gap={6} role="list" aria-label={intl.formatMessage({ id: 'platform.recipients.label' })}>
          {recipients.map((address) => (
            <Pill
              key={address}
              role="listitem"
              withRemoveButton
              onRemove={() => remove(address)}
              removeButtonProps={removeButton(
                intl.formatMessage({ id: 'platform.recipients.remove' }, { address }),
              )}
            >
              {address}
            </Pill>
          ))}
        </Group>
      ) : null}
      {refused.length > 0 ? <Refused refused={refused} onDone={list.dismiss} /> : null}
    </Stack>
  );
}

function Refused({ refused, onDone }: { refused: readonly CheckedAddress[]; onDone: () => void }) {
  const intl = useIntl();
  return (
    <div className={classes.refused} role="alert">
      <Group justify="space-between" wrap="nowrap" align="start">
        <Text fw={600}>
          <FormattedMessage id="platform.recipients.notAdded" values={{ count: refused.length }} />
        </Text>
        <ActionIcon onClick={onDone} aria-label={intl.formatMessage({ id: 'platform.recipients.dismiss' })}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <ul className={classes.faults}>
        {refused.map(({ address, fault }, place) => (
          // The same address may be in a list twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <li key={`${place} ${address}`}>
            <strong>{address}</strong>{' '}
            <FormattedMessage id="platform.recipients.addressFault" values={{ fault, max: MAX_RECIPIENTS }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

// Searches while one types, but not at every letter.
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './SearchBox.module.css';

const PAUSE_MS = 300;

interface SearchBoxProps {
  /** Names the field. */
  label: string;
  value: string;
  onSearch: (search: string) => void;
}

export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // Going back changes the address, and with it the text.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const searchLater = useDebouncedCallback((text: string) => onSearch(text), PAUSE_MS);
  const type = (text: string) => {
    setTyped(text);
    searchLater(text);
  };
  return (
    <TextInput
      className={classes.search ?? ''}
      size="xs"
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={
        typed ? (
          <CloseButton
            size={24}
            aria-label={intl.formatMessage({ id: 'cost-analytics.table.clearSearch' })}
            onClick={() => type('')}
          />
        ) : null
      }
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

// What the chosen theme is called.
import { useMantineColorScheme } from '@mantine/core';
import { useIntl } from 'react-intl';
import { SCHEME_LABELS } from './schemes.ts';

export function useSchemeName(): string {
  const intl = useIntl();
  const { colorScheme } = useMantineColorScheme();
  return intl.formatMessage({ id: SCHEME_LABELS[colorScheme] });
}

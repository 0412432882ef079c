// Light, dark, or as the system, in a menu.
import { useMantineColorScheme } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Menu } from '../../components/overlays/Menu.tsx';
import { SCHEME_LABELS, SCHEMES } from './schemes.ts';

export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choose = (chosen: string) => {
    const scheme = SCHEMES.find((known) => known === chosen);
    if (scheme) setColorScheme(scheme);
  };
  return (
    <Menu.RadioGroup value={colorScheme} onChange={choose}>
      {SCHEMES.map((scheme) => (
        <Menu.RadioItem key={scheme} value={scheme}>
          <FormattedMessage id={SCHEME_LABELS[scheme]} />
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

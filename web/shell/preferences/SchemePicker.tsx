// Light, dark, or as the system.
import { ActionIcon, Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SCHEME_LABELS, SCHEMES } from './schemes.ts';

export function SchemePicker() {
  const intl = useIntl();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = useComputedColorScheme('light') === 'dark' ? IconMoon : IconSun;
  const choose = (chosen: string) => {
    const scheme = SCHEMES.find((known) => known === chosen);
    if (scheme) setColorScheme(scheme);
  };
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={intl.formatMessage({ id: 'platform.scheme.choose' })}>
          <Icon size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={colorScheme} onChange={choose}>
          {SCHEMES.map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme}>
              <FormattedMessage id={SCHEME_LABELS[scheme]} />
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

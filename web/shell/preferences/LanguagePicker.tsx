// The language of the portal, each by its own name; kept in a cookie.
import { ActionIcon, Menu } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { languageRow } from '../../../lib/catalogue/languages.ts';
import { useToast } from '../../components/feedback/useToast.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { SCREEN_LANGUAGES } from '../../intl/screen-languages.ts';

export function LanguagePicker() {
  const intl = useIntl();
  const toast = useToast();
  const { language, setLanguage } = useLanguage();
  const choose = (chosen: string) => {
    setLanguage(chosen).catch(() => toast.failed());
  };
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon
          aria-label={intl.formatMessage(
            { id: 'platform.shell.language' },
            { name: languageRow(language).name },
          )}
        >
          <IconLanguage size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={language} onChange={choose}>
          {SCREEN_LANGUAGES.map((code) => (
            <Menu.RadioItem key={code} value={code} lang={code}>
              {languageRow(code).name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

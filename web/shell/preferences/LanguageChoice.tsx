// The languages of the portal in a menu, each by its own name; the choice is kept in a cookie.
import { languageRow } from '../../../lib/catalogue/languages.ts';
import { useToast } from '../../components/feedback/useToast.ts';
import { Menu } from '../../components/overlays/Menu.tsx';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { SCREEN_LANGUAGES } from '../../intl/screen-languages.ts';

export function LanguageChoice() {
  const toast = useToast();
  const { language, setLanguage } = useLanguage();
  const choose = (chosen: string) => {
    setLanguage(chosen).catch(() => toast.failed());
  };
  return (
    <Menu.RadioGroup value={language} onChange={choose}>
      {SCREEN_LANGUAGES.map((code) => (
        <Menu.RadioItem key={code} value={code} lang={code}>
          {languageRow(code).name}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

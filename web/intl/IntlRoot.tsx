// Gives every component the texts of the chosen language, and a way to choose another.
import { createContext, type ReactNode, startTransition, use, useCallback, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '../../lib/languages.ts';
import { type Catalogue, loadCatalogue } from './catalogues.ts';
import { keepLanguage } from './language.ts';

interface LanguageChoice {
  language: Language;
  setLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

interface IntlRootProps {
  language: Language;
  messages: Catalogue;
  children: ReactNode;
}

export function IntlRoot({ language, messages, children }: IntlRootProps) {
  const [current, setCurrent] = useState({ language, messages });
  const setLanguage = useCallback(async (next: Language) => {
    const catalogue = await loadCatalogue(next);
    keepLanguage(next);
    document.documentElement.lang = next;
    startTransition(() => setCurrent({ language: next, messages: catalogue }));
  }, []);
  const choice = useMemo(
    () => ({ language: current.language, setLanguage }),
    [current.language, setLanguage],
  );
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={current.language} messages={current.messages} timeZone="UTC">
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage needs an IntlRoot above it');
  return choice;
}

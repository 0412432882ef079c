// Gives every component the texts of the chosen language, and a way to choose another.
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { RawIntlProvider } from 'react-intl';
import type { ScreenLanguage } from '../../lib/catalogue/languages.ts';
import { onChangeElsewhere, readLocal } from '../browser/local-storage.ts';
import { untilDone } from '../settled.ts';
import { type Catalogue, loadCatalogue } from './catalogues.ts';
import { keepLanguage, supportedLanguage } from './language.ts';
import { createScreenIntl } from './screen-intl.ts';

interface LanguageChoice {
  language: ScreenLanguage;
  /** Rejects with an UnsupportedLanguageError, and changes nothing, when the portal does not speak it. */
  setLanguage: (code: string) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

interface IntlRootProps {
  language: ScreenLanguage;
  messages: Catalogue;
  children: ReactNode;
}

export function IntlRoot({ language, messages, children }: IntlRootProps) {
  const [current, setCurrent] = useState({ language, messages });
  const show = useCallback(async (next: ScreenLanguage) => {
    const catalogue = await untilDone(loadCatalogue(next));
    document.documentElement.lang = next;
    startTransition(() => setCurrent({ language: next, messages: catalogue }));
  }, []);
  const setLanguage = useCallback(
    async (code: string) => {
      const next = supportedLanguage(code);
      await show(next);
      keepLanguage(next);
    },
    [show],
  );
  // Another tab changed it; a catalogue that cannot be loaded leaves the language as it is.
  useEffect(
    () =>
      onChangeElsewhere('language', () => {
        const kept = readLocal('language');
        if (kept && kept !== document.documentElement.lang) show(kept).catch(() => undefined);
      }),
    [show],
  );
  const choice = useMemo(
    () => ({ language: current.language, setLanguage }),
    [current.language, setLanguage],
  );
  const intl = useMemo(() => createScreenIntl(current.language, current.messages), [current]);
  return (
    <LanguageContext value={choice}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LanguageContext>
  );
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage needs an IntlRoot above it');
  return choice;
}

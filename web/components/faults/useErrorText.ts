// What the gateway refuses, in words: why it is so, and what to do (G-09).
import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { domainErrorTexts, isDomainErrorCode } from '../../../lib/catalogue/domain-errors.ts';
import { joinSentences, type ScreenLanguage } from '../../../lib/catalogue/languages.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';

/** The text of the first error that there are words for; undefined where there are none. */
export function useErrorText(): (errors: readonly { code: string }[]) => string | undefined {
  const intl = useIntl();
  const { language } = useLanguage();
  return useCallback(
    (errors) =>
      errorText(
        intl,
        language,
        errors.map(({ code }) => code),
      ),
    [intl, language],
  );
}

function errorText(intl: IntlShape, language: ScreenLanguage, codes: readonly string[]): string | undefined {
  const code = codes.find(isDomainErrorCode);
  if (code === undefined) return undefined;
  const { cause, nextStep } = domainErrorTexts(code);
  return joinSentences(language, [intl.formatMessage({ id: cause }), intl.formatMessage({ id: nextStep })]);
}

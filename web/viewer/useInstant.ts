// Moments as the viewer reads them: in the chosen language and time zone.
import { use, useCallback } from 'react';
import { formatInstant } from '../intl/dates.ts';
import { useLanguage } from '../intl/IntlRoot.tsx';
import { ShellViewerContext } from './shell-viewer.ts';

/** Writes a moment; in UTC where no zone is chosen. */
export function useInstant(): (instant: string) => string {
  const { language } = useLanguage();
  const zone = use(ShellViewerContext)?.timeZone ?? null;
  return useCallback((instant: string) => formatInstant(instant, language, zone), [language, zone]);
}

// Instants in UTC as people read them: the day as on every screen, then hours and minutes.

import type { Language } from '../../../lib/languages.ts';
import { formatDay } from '../../intl/dates.ts';

export function formatInstant(instant: string, language: Language): string {
  return `${formatDay(instant.slice(0, 10), language)} ${instant.slice(11, 16)} UTC`;
}

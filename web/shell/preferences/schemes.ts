// Light, dark, or as the system: the choices and their names.
import type { MessageId } from '../../intl/catalogues.ts';

export const SCHEMES = ['light', 'dark', 'auto'] as const;

export const SCHEME_LABELS: Record<(typeof SCHEMES)[number], MessageId> = {
  light: 'platform.scheme.light',
  dark: 'platform.scheme.dark',
  auto: 'platform.scheme.auto',
};

// The words of changes for what screens write.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ChangeWords } from '../../../lib/money/change-text.ts';

export function useChangeWords(): ChangeWords {
  const intl = useIntl();
  return useMemo(
    () => ({
      text: (id, values) => intl.formatMessage({ id }, values),
      number: (value, options) => intl.formatNumber(value, options),
    }),
    [intl],
  );
}

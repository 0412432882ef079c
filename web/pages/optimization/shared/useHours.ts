// Machine hours as people read them; unknown ones are a dash.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

export function useHours(): (hours: number | null | undefined) => string {
  const intl = useIntl();
  return useCallback(
    (hours) =>
      hours === null || hours === undefined
        ? '–'
        : intl.formatMessage(
            { id: 'optimization.value.hours' },
            { hours: intl.formatNumber(hours, { maximumFractionDigits: 1 }) },
          ),
    [intl],
  );
}

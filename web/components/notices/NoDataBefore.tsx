// The days of a figure begin before the first data: the reader is told.
import { Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { formatDay } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';

/** `firstDate` of useBeforeFirstData; nothing where that is null. */
export function NoDataBefore({ firstDate }: { firstDate: string | null }) {
  const { language } = useLanguage();
  if (firstDate === null) return null;
  return (
    <Text span inherit c="dimmed" className="sky-figures">
      <FormattedMessage
        id="platform.freshness.noneBefore"
        values={{ date: formatDay(firstDate, language) }}
      />
    </Text>
  );
}

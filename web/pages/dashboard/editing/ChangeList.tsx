// What differs between two states of a dashboard, one sentence a line.
import { Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { changesBetween } from './changes.ts';
import type { DashboardContent } from './content.ts';
import classes from './Draft.module.css';
import { useChangeWords } from './useChangeWords.ts';

interface ChangeListProps {
  before: DashboardContent;
  after: DashboardContent;
}

export function ChangeList({ before, after }: ChangeListProps) {
  const words = useChangeWords();
  const changes = changesBetween(before, after);
  if (changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <FormattedMessage id="dashboard.diff.none" />
      </Text>
    );
  return (
    <ul className={classes.changes}>
      {changes.map(words).map((text, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat, and keep no state
        <li key={position}>{text}</li>
      ))}
    </ul>
  );
}

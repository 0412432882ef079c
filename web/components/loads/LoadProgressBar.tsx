// How far a load is: the step in words, and the files or months that are done.
import { Progress } from '@mantine/core';
import { useIntl } from 'react-intl';
import classes from './LoadProgressBar.module.css';

interface LoadProgressBarProps {
  progress: { step: string; name: string; done: number; total: number };
}

export function LoadProgressBar({ progress }: LoadProgressBarProps) {
  const intl = useIntl();
  const { step, name, done, total } = progress;
  const text = intl.formatMessage(
    { id: 'data.page.progress' },
    { step, name, place: Math.min(done + 1, total), total },
  );
  return (
    <div className={classes.progress}>
      <Progress value={total > 0 ? (done / total) * 100 : 0} size="sm" aria-label={text} />
      <span className={classes.step} title={name}>
        {text}
      </span>
    </div>
  );
}

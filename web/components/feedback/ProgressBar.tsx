// How far something is; where how much is left is not known, that it is running.
import { Progress } from '@mantine/core';

const FULL = 100;

interface ProgressBarProps {
  label: string;
  /** From 0 to 100; null: not known. */
  percent: number | null;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  if (percent !== null) return <Progress value={percent} size="sm" aria-label={label} />;
  return (
    <Progress.Root size="sm">
      {/* A bar without a value: a screen reader would tell the full width as 100 percent. */}
      <Progress.Section value={FULL} animated withAria={false} role="progressbar" aria-label={label} />
    </Progress.Root>
  );
}

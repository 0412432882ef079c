// The level of an alert, by shape and word: colour is never the only sign (N-03).
import { IconAlertOctagonFilled, IconCircle, IconTriangleFilled } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { AnomalyLevel } from '../../../lib/catalogue/anomaly.ts';
import classes from './LevelMark.module.css';

const SHAPES: Record<AnomalyLevel, typeof IconCircle> = {
  CRITICAL: IconAlertOctagonFilled,
  MAJOR: IconTriangleFilled,
  MINOR: IconCircle,
};

export function LevelMark({ level }: { level: AnomalyLevel }) {
  const Shape = SHAPES[level];
  return (
    <span className={classes.mark} data-level={level}>
      <Shape size={14} aria-hidden />
      <FormattedMessage id="anomaly.list.level" values={{ level }} />
    </span>
  );
}

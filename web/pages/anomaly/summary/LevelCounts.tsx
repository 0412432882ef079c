// How many anomalies of each level there are; each count filters the list (N-01, N-03).
import { FormattedNumber, useIntl } from 'react-intl';
import { ANOMALY_LEVELS, type AnomalyLevel } from '../../../../lib/catalogue/anomaly.ts';
import { LevelMark } from '../../../components/alerts/LevelMark.tsx';
import classes from './Summary.module.css';

interface LevelCountsProps {
  counts: readonly { level: AnomalyLevel; count: number }[];
  /** The levels that the list is limited to; none: all. */
  chosen: readonly AnomalyLevel[];
  onChoose: (levels: AnomalyLevel[]) => void;
}

export function LevelCounts({ counts, chosen, onChoose }: LevelCountsProps) {
  const intl = useIntl();
  return (
    <fieldset className={classes.counts} aria-label={intl.formatMessage({ id: 'anomaly.summary.byLevel' })}>
      {ANOMALY_LEVELS.map((level) => {
        const isChosen = chosen.includes(level);
        return (
          <button
            key={level}
            type="button"
            className={classes.count}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? chosen.filter((each) => each !== level) : [...chosen, level])}
          >
            <span className={`${classes.figure} sky-figures`}>
              <FormattedNumber value={counts.find((each) => each.level === level)?.count ?? 0} />
            </span>
            <LevelMark level={level} />
          </button>
        );
      })}
    </fieldset>
  );
}

// How far AI is with the company's cost, as steps with their days: what is done, what is now, what comes next (N-07).
import { IconCircle, IconCircleCheckFilled, IconCircleDotFilled } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from './Summary.module.css';

/** In their order; each phase of the graph waits for the step of its name. */
const STEPS = ['NEEDS_PLAN', 'NO_COST_DATA', 'LEARNING_PATTERNS', 'AI_LEARNING', 'JUDGING'] as const;
export type AvailabilityStep = (typeof STEPS)[number];

interface AvailabilityTimelineProps {
  now: AvailabilityStep;
  /** When the step that is now ends; null where that is not known. */
  availableOn: string | null;
}

const SHAPES = { done: IconCircleCheckFilled, now: IconCircleDotFilled, next: IconCircle };

export function AvailabilityTimeline({ now, availableOn }: AvailabilityTimelineProps) {
  const { language } = useLanguage();
  const reached = STEPS.indexOf(now);
  return (
    <ol className={classes.timeline}>
      {STEPS.map((step, place) => {
        const progress = place < reached ? 'done' : place === reached ? 'now' : 'next';
        const Shape = SHAPES[progress];
        return (
          <li
            key={step}
            data-progress={progress}
            aria-current={progress === 'now' ? 'step' : undefined}
            className={classes.step}
          >
            <Shape size={16} aria-hidden />
            <span>
              <FormattedMessage id="anomaly.availability.step" values={{ step }} />
              <span className={classes.when}>
                {progress === 'now' && availableOn !== null ? (
                  <FormattedMessage
                    id="anomaly.availability.until"
                    values={{ date: formatDay(availableOn, language) }}
                  />
                ) : (
                  <FormattedMessage id="anomaly.availability.progress" values={{ progress, step }} />
                )}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

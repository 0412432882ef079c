// The anomalies that cost most, as bars that share one scale; a press shows that part alone in the list (N-08).
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { VendorBadge } from '../../../components/vendors/VendorBadge.tsx';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import classes from './Top.module.css';

export interface TopBar {
  /** Names what the list is limited to. */
  id: string;
  vendor: Vendor;
  label: string;
  /** In words. */
  impact: string;
  /** Of the largest one: 0 to 100. */
  width: number;
  direction: 'UP' | 'DOWN';
  /** How many anomalies it combines. */
  count: number;
}

interface TopBarsProps {
  title: string;
  bars: readonly TopBar[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

export function TopBars({ title, bars, chosen, onChoose }: TopBarsProps) {
  const titleId = useId();
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {bars.length === 0 ? (
        <p className={classes.empty}>
          <FormattedMessage id="anomaly.top.empty" />
        </p>
      ) : (
        <ol className={classes.bars}>
          {bars.map((bar) => (
            <li key={bar.id}>
              <button
                type="button"
                className={classes.bar}
                aria-pressed={chosen === bar.id}
                onClick={() => onChoose(chosen === bar.id ? null : bar.id)}
              >
                <span className={classes.name}>
                  <VendorBadge vendor={bar.vendor} />
                  <span className={classes.label} title={bar.label}>
                    {bar.label}
                  </span>
                </span>
                <span className={classes.track} aria-hidden>
                  <span
                    className={classes.fill}
                    data-direction={bar.direction}
                    style={{ width: `${Math.max(bar.width, 1)}%` }}
                  />
                </span>
                <span className={`${classes.impact} sky-figures`}>{bar.impact}</span>
                <span className={classes.number}>
                  <FormattedMessage id="anomaly.top.count" values={{ count: bar.count }} />
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

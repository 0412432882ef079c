// What a page is asked for, as one line of chips that reads like a sentence, and through which day there are data. What does
// not fit into the line is behind a count; a phone scrolls the line sideways.
import { UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, use, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { PageDataContext } from '../layout/page-data.ts';
import { useIsPhone } from '../layout/useScreen.ts';
import { Freshness } from '../notices/Freshness.tsx';
import classes from './StateBar.module.css';
import { useCloseOutside } from './useCloseOutside.ts';
import { useOverflow } from './useOverflow.ts';

interface StateBarProps {
  /** Names the bar. */
  label: string;
  /** Of a tour. */
  part?: string;
  /** At the right end, before the day of the data. */
  end?: ReactNode;
  /** Chips. */
  children: ReactNode;
}

export function StateBar({ label, part, end, children }: StateBarProps) {
  const intl = useIntl();
  const chipsId = useId();
  const isPhone = useIsPhone();
  const data = use(PageDataContext);
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [chips, setChips] = useState<HTMLElement | null>(null);
  const over = useOverflow(chips, !isPhone);
  const isUnfolded = isOpen && over > 0;
  useCloseOutside(bar, isUnfolded, () => setOpen(false));
  const onKeyDown = ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) => {
    // Not what a menu of a chip, which is elsewhere in the document, closes by.
    if (key !== 'Escape' || !isUnfolded || !currentTarget.contains(target as Node)) return;
    setOpen(false);
    more.current?.focus();
  };
  return (
    <section
      ref={bar}
      className={classes.bar}
      data-row="bar"
      aria-label={label}
      data-part={part}
      data-open={isUnfolded || undefined}
      onKeyDown={onKeyDown}
    >
      <div className={classes.line}>
        <div ref={setChips} id={chipsId} className={classes.chips}>
          {children}
        </div>
        {isPhone ? null : over === 0 ? (
          <span className={classes.more} data-none />
        ) : (
          <UnstyledButton
            ref={more}
            className={classes.more ?? ''}
            aria-label={intl.formatMessage({ id: 'platform.bar.more' }, { count: over })}
            aria-expanded={isUnfolded}
            aria-controls={chipsId}
            onClick={() => setOpen(!isOpen)}
          >
            +{intl.formatNumber(over)}
          </UnstyledButton>
        )}
        <div className={classes.end}>
          {end}
          {data && !isPhone ? <Freshness vendors={data.vendors} /> : null}
        </div>
      </div>
    </section>
  );
}

// The months of a vendor's bills as bars: one is chosen by a click or by arrow keys, the rest come into sight by turns (B-01).
import { ActionIcon } from '@mantine/core';
import { useMediaQuery, useMergedRef } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { isLabelled, labelStride } from '../../../../lib/cost/bar-labels.ts';
import { useLabelRoom } from '../../../components/layout/useLabelRoom.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import type { BillState } from '../shared/BillStatus.tsx';
import classes from './MonthSelector.module.css';
import { monthOfKey, monthWindow, placeOfMonth } from './month-window.ts';

export interface MonthBar {
  /** YYYY-MM. */
  month: string;
  /** In the currency that is shown; null where there is no rate for it. */
  amount: number | null;
  state: BillState;
}

interface MonthSelectorProps {
  /** Oldest first. */
  months: readonly MonthBar[];
  /** YYYY-MM; it may have no bill. */
  active: string;
  onChoose: (month: string, history: 'push' | 'replace') => void;
  /** A line over the bars. */
  average: number | null;
  /** Short, over a bar. */
  short: (amount: number) => string;
  full: (amount: number) => string;
}

const WIDE = 12;
const NARROW = 5;

export function MonthSelector({ months, active, onChoose, average, short, full }: MonthSelectorProps) {
  const intl = useIntl();
  const size = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false }) ? NARROW : WIDE;
  const { place, before, after, isBilled } = placeOfMonth(
    months.map(({ month }) => month),
    active,
  );
  const { first, last } = monthWindow(months.length, place, size);
  const shown = months.slice(first, last + 1);
  const highest = Math.max(...shown.map(({ amount }) => amount ?? 0), average ?? 0, 1e-9);
  const heightOf = (amount: number | null) => Math.max(amount ?? 0, 0) / highest;
  const { ref: row, width, widest } = useLabelRoom<HTMLDivElement>();
  const stride = labelStride(widest, width / shown.length);
  const { group, moveTo, onKeyDown } = useMonthKeys(months, { active, place, isBilled }, size, onChoose);
  const rowRef = useMergedRef(group, row);
  const step = (to: number, name: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon aria-label={name} disabled={!months[to]} onClick={() => moveTo(to, 'push', false)}>
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
  return (
    <div className={classes.selector}>
      {step(before, intl.formatMessage({ id: 'billing.months.previous' }), IconChevronLeft)}
      <div className={classes.plot}>
        <div
          ref={rowRef}
          role="radiogroup"
          aria-label={intl.formatMessage({ id: 'billing.months.title' })}
          className={classes.months}
          onKeyDown={onKeyDown}
        >
          {shown.map((bar, at) => (
            <MonthButton
              key={bar.month}
              bar={bar}
              withYear={bar === shown[0] || bar.month.endsWith('-01')}
              isActive={isBilled && bar.month === active}
              isStop={bar.month === months[place]?.month}
              height={heightOf(bar.amount)}
              isLabelled={isLabelled(first + at, place, stride)}
              short={bar.amount === null ? '–' : short(bar.amount)}
              full={bar.amount === null ? '–' : full(bar.amount)}
              onChoose={() => onChoose(bar.month, 'push')}
            />
          ))}
        </div>
        {average !== null && average > 0 ? (
          <div
            className={classes.averageArea}
            style={{ '--months': shown.length } as CSSProperties}
            aria-hidden="true"
          >
            <div className={classes.average} style={{ bottom: `${heightOf(average) * 100}%` }} />
          </div>
        ) : null}
      </div>
      {step(after, intl.formatMessage({ id: 'billing.months.next' }), IconChevronRight)}
    </div>
  );
}

/** Arrow keys choose; the focus goes with the choice, once the page has come to it. */
function useMonthKeys(
  months: readonly MonthBar[],
  { active, place, isBilled }: { active: string; place: number; isBilled: boolean },
  size: number,
  onChoose: MonthSelectorProps['onChoose'],
) {
  const group = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === active) group.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
    wanted.current = null;
  }, [active]);
  const moveTo = (to: number, history: 'push' | 'replace', withFocus: boolean) => {
    const month = months[to]?.month;
    if (month === undefined || (isBilled && to === place)) return;
    wanted.current = withFocus ? month : null;
    onChoose(month, history);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = monthOfKey(event.key, place, months.length, size);
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moveTo(to, 'replace', true);
  };
  return { group, moveTo, onKeyDown };
}

interface MonthButtonProps {
  bar: MonthBar;
  /** Under its month; the others go on with the year. */
  withYear: boolean;
  isActive: boolean;
  /** Whether the tabulator key stops here. */
  isStop: boolean;
  /** Of the highest, 0 to 1. */
  height: number;
  short: string;
  /** Whether there is room for it. */
  isLabelled: boolean;
  full: string;
  onChoose: () => void;
}

function MonthButton({
  bar,
  withYear,
  isActive,
  isStop,
  height,
  short,
  isLabelled,
  full,
  onChoose,
}: MonthButtonProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const month = formatMonth(`${bar.month}-01`, language);
  const label = intl.formatMessage({ id: 'billing.months.month' }, { month, amount: full, state: bar.state });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native radio cannot hold a bar and its figure
    <button
      type="button"
      role="radio"
      aria-checked={isActive}
      aria-label={label}
      title={label}
      tabIndex={isStop ? 0 : -1}
      className={classes.month}
      onClick={onChoose}
    >
      <span className={classes.room}>
        <span
          className={`${classes.amount} sky-figures`}
          data-bar-label
          data-hidden={!isLabelled || undefined}
        >
          {short}
        </span>
        <span
          className={classes.bar}
          data-state={bar.state}
          style={{ height: `calc((100% - var(--month-amount)) * ${height})` }}
        />
      </span>
      <span className={`${classes.name} sky-figures`}>
        <span>{bar.month.slice(5)}</span>
        {withYear ? <span>{bar.month.slice(0, 4)}</span> : null}
      </span>
    </button>
  );
}

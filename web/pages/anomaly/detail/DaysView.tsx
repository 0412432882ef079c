// The days of an anomaly within their bands, and the same days without its largest cause, on one scale (N-06, N-09).
import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JudgedUnit } from '../../../../lib/catalogue/anomaly.ts';
import { BandChart, type BandModel } from '../../../charts/band/BandChart.tsx';
import { type BandDay, bandScale, votesOf } from '../../../charts/band/band-scale.ts';
import type { AmountFormat } from '../../../charts/chart-types.ts';
import { formatDay, formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from './Detail.module.css';

interface DaysViewProps {
  days: readonly BandDay[];
  /** The same days without the largest cause; null where it cannot be taken out. */
  without: readonly BandDay[] | null;
  /** What the largest cause is called. */
  causeName: string | null;
  models: readonly BandModel[];
  /** Of MONTH each day is the first of the month that it stands for. */
  unit: JudgedUnit;
  format: AmountFormat;
}

/** How many days are in sight: four weeks, or all that are kept. */
const SPANS = { weeks: 35, all: Number.POSITIVE_INFINITY } as const;
type Span = keyof typeof SPANS;
const ALL = 'all';

export function DaysView({ days, without, causeName, models, unit, format }: DaysViewProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [span, setSpan] = useState<Span>('weeks');
  const [model, setModel] = useState<string>(ALL);
  const isMonthly = unit === 'MONTH';
  const shownDays = isMonthly ? SPANS.all : SPANS[span];
  const from = Math.max(0, firstShown(days), days.length - Math.max(shownDays, markedLength(days)));
  const shown = days.slice(from);
  const rest = without?.slice(from) ?? null;
  const drawn = models.filter(({ id }) => model === ALL || id === model);
  const scale = bandScale([...shown, ...(rest ?? [])]);
  const [place, setPlace] = useState<number | null>(null);
  const peak = peakOf(shown);
  const active = Math.min(place ?? peak, shown.length - 1);
  const common = { models: drawn, scale, axis: format.axis, active, onActive: setPlace };
  const day = shown[active];
  return (
    <div className={classes.days}>
      <div className={classes.tools}>
        {models.length > 1 ? (
          <SegmentedControl
            size="xs"
            aria-label={intl.formatMessage({ id: 'anomaly.days.model' })}
            value={model}
            onChange={setModel}
            data={[
              { value: ALL, label: intl.formatMessage({ id: 'anomaly.days.allModels' }) },
              ...models.map(({ id, label }) => ({ value: id, label })),
            ]}
          />
        ) : null}
        {isMonthly ? null : (
          <SegmentedControl
            size="xs"
            aria-label={intl.formatMessage({ id: 'anomaly.days.span' })}
            value={span}
            onChange={(value) => {
              setSpan(value === 'all' ? 'all' : 'weeks');
              setPlace(null);
            }}
            data={[
              { value: 'weeks', label: intl.formatMessage({ id: 'anomaly.days.weeks' }) },
              { value: 'all', label: intl.formatMessage({ id: 'anomaly.days.allDays' }) },
            ]}
          />
        )}
      </div>
      <div className={classes.charts}>
        <Titled title={intl.formatMessage({ id: 'anomaly.days.asBilled' }, { unit })} unit={format.currency}>
          {(label) => (
            <BandChart
              {...common}
              days={shown}
              label={label}
              textOf={(each) => dayText(each)}
              withVotes={models.length > 1}
            />
          )}
        </Titled>
        {rest && causeName !== null ? (
          <Titled
            title={intl.formatMessage({ id: 'anomaly.days.without' }, { cause: causeName })}
            unit={intl.formatMessage({ id: 'anomaly.days.sameScale' })}
          >
            {(label) => <BandChart {...common} days={rest} label={label} textOf={(each) => dayText(each)} />}
          </Titled>
        ) : null}
      </div>
      {day ? (
        <p className={`${classes.readout} sky-figures`}>
          <DayWords
            day={day}
            unit={unit}
            without={rest?.[active]?.amount ?? null}
            models={models}
            format={format}
          />
        </p>
      ) : null}
    </div>
  );

  function dayText(each: BandDay): string {
    return intl.formatMessage(
      { id: 'anomaly.days.point' },
      {
        unit,
        day: isMonthly ? formatMonth(each.day, language) : each.day,
        amount: each.amount === null ? '–' : format.full(each.amount),
        expected: each.expected === null ? '–' : format.full(each.expected),
        votes: votesOf(each),
      },
    );
  }
}

/** Days before the first known one say nothing. */
function firstShown(days: readonly BandDay[]): number {
  const first = days.findIndex(({ amount }) => amount !== null);
  return Math.max(first, 0);
}

/** The whole of the marked days is in sight, with a week before them. */
function markedLength(days: readonly BandDay[]): number {
  const first = days.findIndex(({ isMarked }) => isMarked);
  return first < 0 ? 0 : days.length - first + 7;
}

function peakOf(days: readonly BandDay[]): number {
  let peak = days.length - 1;
  let most = -1;
  for (const [place, { amount, expected, isMarked }] of days.entries()) {
    const away = isMarked ? Math.abs((amount ?? 0) - (expected ?? 0)) : -1;
    if (away > most) [peak, most] = [place, away];
  }
  return peak;
}

interface TitledProps {
  title: string;
  unit: string;
  children: (label: string) => ReactNode;
}

function Titled({ title, unit, children }: TitledProps) {
  const id = useId();
  return (
    <section className={classes.chart} aria-labelledby={id}>
      <h3 id={id} className={classes.chartTitle}>
        {title} <span className={classes.muted}>{unit}</span>
      </h3>
      {children(title)}
    </section>
  );
}

interface DayWordsProps {
  day: BandDay;
  unit: JudgedUnit;
  without: number | null;
  models: readonly BandModel[];
  format: AmountFormat;
}

/** The day that is looked at: its amounts, and what each model allowed. */
function DayWords({ day, unit, without, models, format }: DayWordsProps) {
  const { language } = useLanguage();
  const amountOf = (amount: number | null) => (amount === null ? '–' : format.full(amount));
  return (
    <>
      <strong>
        {unit === 'MONTH' ? formatMonth(day.day, language) : `${formatDay(day.day, language)} UTC`}
      </strong>{' '}
      <FormattedMessage
        id="anomaly.days.readout"
        values={{
          amount: amountOf(day.amount),
          expected: amountOf(day.expected),
          hasRest: without !== null,
          rest: amountOf(without),
        }}
      />
      {models.map(({ id, label }) => {
        const band = day.bands.find((each) => each.id === id);
        return band ? (
          <span key={id} className={classes.vote} data-outside={band.isOutside || undefined}>
            <FormattedMessage
              id="anomaly.days.vote"
              values={{
                model: label,
                isOutside: band.isOutside,
                low: format.full(band.low),
                high: format.full(band.high),
              }}
            />
          </span>
        ) : null;
      })}
    </>
  );
}

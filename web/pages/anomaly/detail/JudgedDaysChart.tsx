// The days of an anomaly of the graph, in the currency of the reader (N-06, N-09).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ANOMALY_BANDS, type JudgedUnit } from '../../../../lib/catalogue/anomaly.ts';
import { causeWords } from '../../../../lib/cost/cause-words.ts';
import type { JudgedDaysChart_cause$key } from '../../../__generated__/JudgedDaysChart_cause.graphql.ts';
import type { JudgedDaysChart_days$key } from '../../../__generated__/JudgedDaysChart_days.graphql.ts';
import { useAmountFormat } from '../../../components/money/useAmountFormat.ts';
import { Notice } from '../../../components/notices/Notice.tsx';
import { formatMonth, formatShortDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { causeNames } from '../shared/useCauseText.ts';
import { DaysView } from './DaysView.tsx';

interface JudgedDaysChartProps {
  days: JudgedDaysChart_days$key;
  /** What the anomaly was judged by. */
  unit: JudgedUnit;
  /** Null while it is not known. */
  cause: JudgedDaysChart_cause$key | null;
}

export function JudgedDaysChart({ days: key, unit, cause }: JudgedDaysChartProps) {
  const { currency, days } = useFragment(
    graphql`
      fragment JudgedDaysChart_days on AnomalyDays {
        currency
        days {
          cost
          costWithoutCause
          date
          expected
          isDetected
          models {
            isOutside
            lower
            model
            upper
          }
        }
      }
    `,
    key,
  );
  const named = useFragment(
    graphql`
      fragment JudgedDaysChart_cause on AnomalyTopCause {
        ...useCauseText_cause
      }
    `,
    cause,
  );
  const intl = useIntl();
  const { language } = useLanguage();
  const { convert, format } = useAmountFormat(currency);
  if (days.length === 0)
    return <Notice variant="block" title={<FormattedMessage id="anomaly.days.none" />} />;
  const shown = days.map((day) => ({
    day: day.date,
    label: unit === 'MONTH' ? formatMonth(day.date, language) : formatShortDay(day.date),
    amount: convert(day.cost),
    expected: convert(day.expected),
    bands: day.models.map(({ model, lower, upper, isOutside }) => ({
      id: model,
      low: convert(lower),
      high: convert(upper),
      isOutside,
    })),
    isMarked: day.isDetected,
  }));
  const hasRest = days.some(({ costWithoutCause }) => typeof costWithoutCause === 'number');
  const without = shown.map((day, place) => {
    const rest = days[place]?.costWithoutCause;
    return typeof rest === 'number' ? { ...day, amount: convert(rest) } : day;
  });
  const names = named ? causeWords(causeNames(named)) : [];
  return (
    <DaysView
      days={shown}
      without={hasRest && names.length > 0 ? without : null}
      causeName={names[0] ?? null}
      unit={unit}
      models={ANOMALY_BANDS.filter((model) =>
        days.some(({ models }) => models.some((each) => each.model === model)),
      ).map((model) => ({
        id: model,
        label: model === 'MONTHS' ? intl.formatMessage({ id: 'anomaly.days.monthsBefore' }) : model,
      }))}
      format={format}
    />
  );
}

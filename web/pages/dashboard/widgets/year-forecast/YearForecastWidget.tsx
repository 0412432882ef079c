// Cost of the twelve months ahead beside those behind: with its band, how far it was off, or why it is not told (D-09).
import { useMemo, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { lastOfMonth } from '../../../../../lib/calendar/calendar.ts';
import { sumMoney } from '../../../../../lib/money/money.ts';
import { ESTIMATE, roundedParts } from '../../../../../lib/money/rounded-parts.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type {
  YearForecastWidget_content$data,
  YearForecastWidget_content$key,
} from '../../../../__generated__/YearForecastWidget_content.graphql.ts';
import { TrendChart } from '../../../../charts/TrendChart.tsx';
import { type ChartView, ViewSwitch } from '../../../../charts/ViewSwitch.tsx';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { usePercent } from '../../../../intl/usePercent.ts';
import { useDrill } from '../drill/useDrill.ts';
import { RefusedForecast } from '../frame/RefusedForecast.tsx';
import { WidgetAbout } from '../frame/WidgetAbout.tsx';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import { WidgetResult } from '../frame/WidgetResult.tsx';
import type { WidgetHead, WidgetProps } from '../frame/widget-props.ts';
import { tableOfChart } from '../frame/widget-table.ts';
import { forecastChart } from './forecast-chart.ts';
import { forecastDrill } from './forecast-drill.ts';

function YearForecastWidget({
  content,
  head,
  settings,
  onRetry,
}: WidgetProps<YearForecastWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment YearForecastWidget_content on YearForecastContent {
        yearForecast @catch(to: RESULT) {
          currency
          history {
            cost
            month
          }
          model
          months {
            band {
              high
              low
            }
            cost
            month
          }
          pastError {
            comparisons
            meanPercent
            origins
          }
          refusal
          running {
            band {
              high
              low
            }
            forecast
            month
            toDate
          }
          total
          rates {
            date
            from
            rate
            source
            to
          }
          unconverted {
            amount
            currency
          }
        }
      }
    `,
    content,
  );
  return (
    <WidgetResult head={head} result={data.yearForecast} onRetry={onRetry}>
      {(forecast) => <Forecast head={head} settings={settings} forecast={forecast} />}
    </WidgetResult>
  );
}

type YearForecast = NonNullable<
  Extract<YearForecastWidget_content$data['yearForecast'], { ok: true }>['value']
>;

interface ForecastProps {
  head: WidgetHead;
  settings: WidgetSettings;
  forecast: YearForecast;
}

function Forecast({ head, settings, forecast }: ForecastProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [view, setView] = useState<ChartView>('chart');
  const { currency, history, months, refusal, running, rates, unconverted } = forecast;
  const { convert, format } = useAmountFormat(currency);
  const total = forecast.total ?? null;
  const { exact, data } = useMemo(() => {
    const options = { convert, language, names: namesOf(intl) };
    // The months add up to the year, here as on paper.
    const costs = months.map(({ cost }) => convert(cost));
    const shown = roundedParts(costs, total === null ? sumMoney(costs) : convert(total), ESTIMATE);
    return {
      exact: forecastChart(forecast, options),
      data: forecastChart(forecast, { ...options, shown }),
    };
  }, [forecast, months, total, convert, language, intl]);
  const ahead = {
    start: months[0]?.month ?? running.month,
    end: lastOfMonth(months.at(-1)?.month ?? running.month),
  };
  const to = useDrill(forecastDrill(settings, { history, running }));
  // Most of it is only expected: none of it has decimals.
  const inWhole = { ...format, plain: format.estimate, full: format.estimate };
  const figure = total === null ? undefined : format.estimate(convert(total));
  const summary = intl.formatMessage({ id: 'dashboard.yearForecast.summary' }, { total: figure ?? '–' });
  const stepColumn = intl.formatMessage({ id: 'platform.chart.step' }, { currency: format.currency });
  return (
    <WidgetFrame
      head={head}
      to={to}
      figure={figure}
      unconverted={unconverted}
      rates={rates}
      table={tableOfChart(exact, stepColumn)}
      about={
        <WidgetAbout basis="BILLED" range={ahead} currency={currency} vendors={['AWS']}>
          <PastError forecast={forecast} />
        </WidgetAbout>
      }
      tools={total === null ? null : <ViewSwitch view={view} onChange={setView} />}
    >
      {total === null ? (
        <RefusedForecast refusal={refusal} />
      ) : (
        <TrendChart data={data} kind="line" view={view} format={inWhole} summary={summary} />
      )}
    </WidgetFrame>
  );
}

function namesOf(intl: IntlShape) {
  return {
    actual: intl.formatMessage({ id: 'dashboard.yearForecast.actual' }),
    forecast: intl.formatMessage({ id: 'dashboard.yearForecast.forecast' }),
    low: intl.formatMessage({ id: 'dashboard.yearForecast.low' }),
    high: intl.formatMessage({ id: 'dashboard.yearForecast.high' }),
  };
}

function PastError({ forecast: { model, months, pastError } }: { forecast: YearForecast }) {
  const percent = usePercent();
  const mean = pastError.meanPercent ?? null;
  if (model === null || model === undefined) return null;
  return (
    <span>
      {' · '}
      <FormattedMessage id="dashboard.yearForecast.model" values={{ model }} />
      {' · '}
      {mean === null ? (
        <FormattedMessage id="dashboard.forecast.noPastError" />
      ) : (
        <FormattedMessage
          id="dashboard.yearForecast.pastError"
          values={{
            percent: percent(mean),
            count: pastError.comparisons,
          }}
        />
      )}
      {mean === null || months.some(({ band }) => band) ? null : (
        <>
          {' · '}
          <FormattedMessage id="dashboard.yearForecast.noBand" />
        </>
      )}
    </span>
  );
}

export { YearForecastWidget as Widget };

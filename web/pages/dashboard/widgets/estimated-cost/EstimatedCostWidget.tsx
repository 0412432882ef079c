// What this month will have cost when it ends: with its band, how far it was off before, or why it is not told (D-08).
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { PERCENT_TEXT } from '../../../../../lib/money/percent-text.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type {
  EstimatedCostWidget_content$data,
  EstimatedCostWidget_content$key,
} from '../../../../__generated__/EstimatedCostWidget_content.graphql.ts';
import { ChangeChip } from '../../../../components/money/ChangeChip.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useMoney } from '../../../../components/money/useMoney.ts';
import { useShownAmounts } from '../../../../components/money/useShownAmounts.ts';
import { formatMonth } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { usePercent } from '../../../../intl/usePercent.ts';
import { AmountBar } from '../card/AmountBar.tsx';
import classes from '../card/Card.module.css';
import { CardFact, CardFacts, CardFigure, CardFoot } from '../card/CardFigure.tsx';
import { CardResult } from '../card/CardResult.tsx';
import { useDrill } from '../drill/useDrill.ts';
import { RefusedForecast } from '../frame/RefusedForecast.tsx';
import { useFigureTable } from '../frame/useFigureTable.ts';
import { WidgetAbout } from '../frame/WidgetAbout.tsx';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import type { WidgetHead, WidgetProps } from '../frame/widget-props.ts';

function EstimatedCostWidget({
  content,
  head,
  settings,
  onRetry,
}: WidgetProps<EstimatedCostWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment EstimatedCostWidget_content on EstimatedCostContent {
        estimatedCost @catch(to: RESULT) {
          band {
            high
            low
          }
          change {
            difference
            kind
            percent
          }
          currency
          lastMonthTotal
          parts {
            expectedCharges
            known
            remaining
          }
          pastError {
            meanPercent
            months {
              actual
              errorPercent
              estimated
              month
            }
          }
          range {
            start
            end
          }
          refusal
          toDate
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
    <CardResult head={head} result={data.estimatedCost} onRetry={onRetry}>
      {(estimate) => <Estimate head={head} settings={settings} estimate={estimate} />}
    </CardResult>
  );
}

type EstimatedCost = NonNullable<
  Extract<EstimatedCostWidget_content$data['estimatedCost'], { ok: true }>['value']
>;

interface EstimateProps {
  head: WidgetHead;
  settings: WidgetSettings;
  estimate: EstimatedCost;
}

function Estimate({ head, settings, estimate }: EstimateProps) {
  const { language } = useLanguage();
  const { change, currency, lastMonthTotal, range, refusal, toDate, total, rates, unconverted } = estimate;
  const { convert } = useMoney();
  const to = useDrill({
    type: 'ESTIMATED_COST',
    settings: { ...settings, frame: 'MONTH_TO_DATE' },
    range,
  });
  const table = useFigureTable(currency)([
    { name: head.title, amount: total ?? null },
    { name: formatMonth(range.start, language), amount: toDate },
  ]);
  return (
    <WidgetFrame
      head={head}
      to={to}
      unconverted={unconverted}
      rates={rates}
      table={table}
      about={<WidgetAbout {...{ basis: settings.basis, range, currency, vendors: settings.vendors }} />}
    >
      {total === null || total === undefined ? (
        <RefusedForecast refusal={refusal} />
      ) : (
        <>
          <CardFigure amount={total} currency={currency} isEstimate />
          {change ? (
            <div className={classes.row}>
              <ChangeChip
                change={change}
                currency={currency}
                amount={convert(change.difference, currency)}
                isEstimate
              />
              <span className={classes.optional}>
                <FormattedMessage id="dashboard.estimatedCost.thanLastMonth" />
              </span>
            </div>
          ) : null}
          <div className={classes.graph}>
            <AmountBar spent={toDate} expected={total} band={estimate.band ?? null} mark={lastMonthTotal} />
          </div>
          <BandText estimate={estimate} />
          <EstimateFacts estimate={estimate} />
        </>
      )}
    </WidgetFrame>
  );
}

function BandText({ estimate: { band, currency, pastError } }: { estimate: EstimatedCost }) {
  const percent = usePercent();
  const mean = pastError.meanPercent ?? null;
  return (
    <CardFoot>
      {band ? (
        <FormattedMessage
          id="dashboard.forecast.band"
          values={{
            low: <MoneyText amount={band.low} currency={currency} isEstimate />,
            high: <MoneyText amount={band.high} currency={currency} isEstimate />,
          }}
        />
      ) : (
        <FormattedMessage id="dashboard.forecast.noBand" />
      )}
      {mean === null ? null : (
        <span className={classes.optional}>
          {' · '}
          <FormattedMessage
            id="dashboard.forecast.pastError"
            values={{
              percent: percent(mean),
              count: pastError.months.length,
            }}
          />
        </span>
      )}
    </CardFoot>
  );
}

/** What is known, what is to come, and charges that are expected: they add up to the estimate. */
function partsOf({ parts }: EstimatedCost) {
  if (!parts) return [];
  return [
    { id: 'known', name: <FormattedMessage id="dashboard.estimatedCost.known" />, amount: parts.known },
    {
      id: 'remaining',
      name: <FormattedMessage id="dashboard.estimatedCost.remaining" />,
      amount: parts.remaining,
    },
    {
      id: 'expectedCharges',
      name: <FormattedMessage id="dashboard.estimatedCost.expectedCharges" />,
      amount: parts.expectedCharges,
    },
  ];
}

function EstimateFacts({ estimate }: { estimate: EstimatedCost }) {
  const { language } = useLanguage();
  const { currency, lastMonthTotal, pastError, total } = estimate;
  const parts = partsOf(estimate);
  const shownAmounts = useShownAmounts(currency);
  const shownOf = shownAmounts(parts, {
    amountOf: ({ amount }) => amount,
    partsOf: () => [],
    ...(typeof total === 'number' && { whole: total }),
  });
  return (
    <CardFacts>
      {parts.map((part) => (
        <CardFact key={part.id} name={part.name}>
          <MoneyText amount={part.amount} shown={shownOf(part)} currency={currency} />
        </CardFact>
      ))}
      <CardFact name={<FormattedMessage id="dashboard.monthToDate.lastMonthTotal" />}>
        <MoneyText amount={lastMonthTotal} currency={currency} />
      </CardFact>
      {pastError.months.map(({ month, errorPercent }) => (
        <CardFact
          key={month}
          name={
            <FormattedMessage
              id="dashboard.estimatedCost.errorOf"
              values={{ month: formatMonth(month, language) }}
            />
          }
        >
          <FormattedNumber {...PERCENT_TEXT} value={errorPercent / 100} signDisplay="exceptZero" />
        </CardFact>
      ))}
    </CardFacts>
  );
}

export { EstimatedCostWidget as Widget };

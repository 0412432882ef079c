// What commitments, discounts and spot saved this month; credits stand apart (D-08).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type {
  TotalSavingWidget_content$data,
  TotalSavingWidget_content$key,
} from '../../../../__generated__/TotalSavingWidget_content.graphql.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useLoading } from '../../../../loaded-modules.ts';
import classes from '../card/Card.module.css';
import { CardFacts, CardFigure, CardFoot } from '../card/CardFigure.tsx';
import { CardResult } from '../card/CardResult.tsx';
import { useDrill } from '../drill/useDrill.ts';
import { useFigureTable } from '../frame/useFigureTable.ts';
import { WidgetAbout } from '../frame/WidgetAbout.tsx';
import { WidgetFrame } from '../frame/WidgetFrame.tsx';
import type { WidgetHead, WidgetProps } from '../frame/widget-props.ts';
import { SavingBar } from './SavingBar.tsx';
import { SAVING_SETTINGS } from './saving-drill.ts';

function TotalSavingWidget({ content, head, settings, onRetry }: WidgetProps<TotalSavingWidget_content$key>) {
  const data = useFragment(
    graphql`
      fragment TotalSavingWidget_content on TotalSavingContent {
        totalSaving @catch(to: RESULT) {
          currency
          lastMonth {
            range {
              start
              end
            }
            total
          }
          monthToDate {
            commitment
            credits
            discounts
            range {
              start
              end
            }
            spot
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
      }
    `,
    content,
  );
  return (
    <CardResult head={head} result={data.totalSaving} onRetry={onRetry}>
      {(saving) => <Saving head={head} settings={settings} saving={saving} />}
    </CardResult>
  );
}

type TotalSaving = NonNullable<Extract<TotalSavingWidget_content$data['totalSaving'], { ok: true }>['value']>;

/** It asks for its own figures, and comes after those of the card. */
const loadAdvice = () => import('./AdviceSavings.tsx');

interface SavingProps {
  head: WidgetHead;
  settings: WidgetSettings;
  saving: TotalSaving;
}

function Saving({ head, settings, saving: { currency, lastMonth, monthToDate } }: SavingProps) {
  const intl = useIntl();
  const Advice = useLoading(loadAdvice).module?.AdviceSavings;
  const { commitment, credits, discounts, range, spot, total, rates, unconverted } = monthToDate;
  const to = useDrill({
    type: 'TOTAL_SAVING',
    settings: { ...settings, ...SAVING_SETTINGS },
    range,
  });
  const parts = [
    {
      id: 'commitment',
      name: intl.formatMessage({ id: 'dashboard.totalSaving.commitment' }),
      amount: commitment,
    },
    {
      id: 'discounts',
      name: intl.formatMessage({ id: 'dashboard.totalSaving.discounts' }),
      amount: discounts,
    },
    { id: 'spot', name: intl.formatMessage({ id: 'dashboard.totalSaving.spot' }), amount: spot },
  ];
  const apart = intl.formatMessage({ id: 'dashboard.totalSaving.credits' });
  const table = useFigureTable(currency)([
    ...parts,
    { name: head.title, amount: total },
    { name: apart, amount: credits },
    { name: intl.formatMessage({ id: 'dashboard.totalSaving.lastMonth' }), amount: lastMonth.total },
  ]);
  return (
    <WidgetFrame
      head={head}
      to={to}
      unconverted={unconverted}
      rates={rates}
      table={table}
      about={<WidgetAbout basis={null} range={range} currency={currency} vendors={settings.vendors} />}
    >
      <CardFigure amount={total} currency={currency} />
      <div className={`${classes.row} ${classes.besides} sky-figures`}>
        <span className={classes.optional}>
          <FormattedMessage id="dashboard.totalSaving.lastMonth" />{' '}
          <MoneyText amount={lastMonth.total} currency={currency} />
        </span>
        {Advice ? <Advice part="open" /> : null}
      </div>
      <div className={classes.graph}>
        <SavingBar parts={parts} total={total} currency={currency} />
      </div>
      {Advice ? <Advice part="foot" /> : null}
      <CardFoot>
        <FormattedMessage
          id="dashboard.totalSaving.creditsApart"
          values={{ amount: <MoneyText amount={credits} currency={currency} /> }}
        />
      </CardFoot>
      <CardFacts>{Advice ? <Advice part="accepted" /> : null}</CardFacts>
    </WidgetFrame>
  );
}

export { TotalSavingWidget as Widget };

// What leads from the list price to the total, as the table below has it (B-03, B-04).
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { billSteps } from '../../../../lib/cost/bill-steps.ts';
import { waterfallStart } from '../../../../lib/cost/waterfall.ts';
import type {
  BillWaterfall_charges$data,
  BillWaterfall_charges$key,
} from '../../../__generated__/BillWaterfall_charges.graphql.ts';
import { WaterfallChart } from '../../../charts/waterfall/WaterfallChart.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import classes from '../Billing.module.css';
import billClasses from '../bill/Bill.module.css';
import { amountsOf, shownCharges } from '../charges/shown-charges.ts';

/** Nothing where no bill has a step between its list price and its total. */
export function BillWaterfall({ charges }: { charges: BillWaterfall_charges$key }) {
  const { bills } = useFragment(
    graphql`
      fragment BillWaterfall_charges on BillCharges {
        bills {
          currency
          lines {
            kind
            amount
          }
          accounts {
            lines {
              kind
              amount
            }
          }
        }
      }
    `,
    charges,
  );
  const { roundingIn } = useMoney();
  const stepped = bills
    .map((bill) => ({ currency: bill.currency, steps: stepsOf(bill, roundingIn) }))
    .filter(({ steps }) => steps.length > 1);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = stepped.find(({ currency }) => currency === chosen) ?? stepped[0];
  if (!shown) return null;
  return <Panel {...shown} currencies={stepped.map(({ currency }) => currency)} onCurrency={setChosen} />;
}

type Steps = ReturnType<typeof billSteps>;
type Bill = BillWaterfall_charges$data['bills'][number];

/** Of the amounts that the table shows. */
function stepsOf(bill: Bill, roundingIn: ReturnType<typeof useMoney>['roundingIn']): Steps {
  return billSteps(amountsOf(shownCharges(bill, roundingIn).lines));
}

interface PanelProps {
  currency: string;
  steps: Steps;
  currencies: readonly string[];
  onCurrency: (currency: string) => void;
}

function Panel({ currency, steps, currencies, onCurrency }: PanelProps) {
  const intl = useIntl();
  // The bill is read in its own currency, also where the reader has another one.
  const { formatPlain, formatCompact } = useMoney().readIn(currency);
  const title = intl.formatMessage({ id: 'billing.waterfall.title' });
  const start = waterfallStart(steps);
  return (
    <section className={`${classes.panel} ${billClasses.waterfall}`} data-part="billing.waterfall">
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>
          {title}
          <span className={billClasses.unit}>{currency}</span>
        </h2>
        {start === null ? null : (
          <span className={`${billClasses.note} sky-figures`}>
            <FormattedMessage
              id="billing.waterfall.startsAt"
              values={{ amount: formatCompact(start, currency) }}
            />
          </span>
        )}
        {currencies.length > 1 ? (
          <SegmentedControl
            data-tool
            size="xs"
            aria-label={intl.formatMessage({ id: 'billing.invoice.currency' })}
            value={currency}
            onChange={onCurrency}
            data={[...currencies]}
          />
        ) : null}
      </header>
      <div className={classes.panelBody}>
        <WaterfallChart
          label={`${title}, ${currency}`}
          steps={steps.map(({ textId, isSum, amount }) => ({
            id: `${textId} ${isSum}`,
            label: intl.formatMessage({ id: textId }),
            isSum,
            amount,
            text: formatPlain(amount, currency, isSum ? undefined : 'signed'),
          }))}
        />
      </div>
    </section>
  );
}

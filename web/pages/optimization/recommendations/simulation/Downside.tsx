// What is saved over the term if usage falls, at once or later.
import { FormattedMessage, useIntl } from 'react-intl';
import { FALLS } from '../../../../../lib/commitments/advice/goals.ts';
import { simulate } from '../../../../../lib/commitments/advice/simulate.ts';
import { TableRegion } from '../../../../components/files/TableRegion.tsx';
import layout from '../../../../components/layout/Page.module.css';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import classes from '../../shared/Commitments.module.css';
import { usePercent } from '../../shared/usePercent.ts';
import advice from '../Advice.module.css';
import type { Purchase } from './curve.ts';

const MONTHS = [0, 3, 6, 12] as const;

interface DownsideProps {
  purchase: Purchase;
  quantity: number;
  currency: string;
}

export function Downside({ purchase: { valuation, price }, quantity, currency }: DownsideProps) {
  const intl = useIntl();
  const percent = usePercent();
  // A fall at the end of the term changes nothing.
  const months = MONTHS.filter((count) => count < price.termMonths);
  const savingOf = (fall: number, afterMonths: number) =>
    simulate(valuation, price, quantity, { percent: fall, afterMonths });
  return (
    <>
      <p className={classes.note}>
        <FormattedMessage id="optimization.advice.downsideNote" />
      </p>
      <TableRegion
        className={layout.scroll}
        label={intl.formatMessage({ id: 'optimization.advice.downside' })}
      >
        <table className={`${layout.table} ${classes.table} sky-figures`} data-part="advice.downside">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="optimization.advice.fall" />
              </th>
              {months.map((count) => (
                <th key={count} scope="col" data-figure>
                  <FormattedMessage id="optimization.advice.afterMonths" values={{ count }} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[0, ...FALLS].map((fall) => (
              <tr key={fall}>
                <th scope="row">
                  {fall === 0 ? <FormattedMessage id="optimization.advice.usageAsIs" /> : percent(-fall)}
                </th>
                {months.map((count) => {
                  const { termSaving, leastTermSaving } = savingOf(fall, count);
                  return (
                    <td key={count} data-figure>
                      <MoneyText amount={termSaving} currency={currency} />
                      {fall > 0 && (
                        <div className={advice.muted}>
                          <FormattedMessage
                            id="optimization.advice.atLeast"
                            values={{ amount: <MoneyText amount={leastTermSaving} currency={currency} /> }}
                          />
                        </div>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </>
  );
}

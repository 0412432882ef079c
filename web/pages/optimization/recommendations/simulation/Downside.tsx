// What is saved over the term if usage falls, at once or later.
import { FormattedMessage, useIntl } from 'react-intl';
import { FALLS } from '../../../../../lib/commitments/advice/goals.ts';
import { simulate } from '../../../../../lib/commitments/advice/simulate.ts';
import type { TableQuestion } from '../../../../../lib/files/table-columns.ts';
import layout from '../../../../components/layout/Page.module.css';
import { ScrollRegion } from '../../../../components/layout/ScrollRegion.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import classes from '../../shared/Commitments.module.css';
import { DownloadMenu } from '../../shared/DownloadMenu.tsx';
import { type FileColumn, moneyCell, numberCell, percentCell, textCell } from '../../shared/table-file.ts';
import { useShortPercent } from '../../shared/usePercent.ts';
import advice from '../Advice.module.css';
import type { Purchase } from './curve.ts';

const MONTHS = [0, 3, 6, 12] as const;

/** Of a fall, in percent, after so many months. */
interface FallRow {
  fall: number;
  count: number;
}

interface DownsideProps {
  purchase: Purchase;
  quantity: number;
  currency: string;
  /** What its file says of the piece and of how much is looked at. */
  facts: NonNullable<TableQuestion['facts']>;
}

export function Downside({ purchase: { valuation, price }, quantity, currency, facts }: DownsideProps) {
  const intl = useIntl();
  const percent = useShortPercent();
  // A fall at the end of the term changes nothing.
  const months = MONTHS.filter((count) => count < price.termMonths);
  const savingOf = (fall: number, afterMonths: number) =>
    simulate(valuation, price, quantity, { percent: fall, afterMonths });
  const head = (id: MessageId) => intl.formatMessage({ id });
  const saved = ({ fall, count }: FallRow) => savingOf(fall, count);
  const columns: FileColumn<FallRow>[] = [
    { head: head('optimization.advice.fall'), file: percentCell(({ fall }) => (fall === 0 ? 0 : -fall)) },
    { head: head('optimization.advice.fallAfter'), file: numberCell(({ count }) => count) },
    { head: head('optimization.advice.termSavings'), file: moneyCell((row) => saved(row).termSaving) },
    {
      head: head('optimization.advice.leastTermSavings'),
      file: moneyCell((row) => saved(row).leastTermSaving),
    },
    { head: head('optimization.column.currency'), file: textCell(() => currency) },
  ];
  const rows = [0, ...FALLS].flatMap((fall) => months.map((count) => ({ fall, count })));
  return (
    <>
      <div className={advice.noted}>
        <p className={classes.note}>
          <FormattedMessage id="optimization.advice.downsideNote" />
        </p>
        <DownloadMenu
          name={head('optimization.advice.downside')}
          columns={columns}
          facts={facts}
          allRows={async () => rows}
        />
      </div>
      <ScrollRegion
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
      </ScrollRegion>
    </>
  );
}

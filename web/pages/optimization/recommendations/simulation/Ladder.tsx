// Several purchases in turn instead of one: what each is, when it ends, and what is in force.
import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addMonths, firstOfMonth, lastDayBefore } from '../../../../../lib/calendar/calendar.ts';
import { ladderOf } from '../../../../../lib/commitments/advice/frontier.ts';
import { FALLS } from '../../../../../lib/commitments/advice/goals.ts';
import type { TableQuestion } from '../../../../../lib/files/table-columns.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { formatMonth } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { BlockToolsContext } from '../../shared/BlockTools.tsx';
import { type SmallColumn, SmallTable } from '../../shared/SmallTable.tsx';
import { moneyCell, numberCell, textCell } from '../../shared/table-file.ts';
import { useShortPercent } from '../../shared/usePercent.ts';
import advice from '../Advice.module.css';
import type { Purchase } from './curve.ts';
import { useQuantity } from './useQuantity.ts';

const MOST = 12;
interface LadderProps {
  purchase: Purchase;
  isInstances: boolean;
  quantity: number;
  currency: string;
  /** Of the window; the first purchase is in the month that follows. Null: nothing is known of it. */
  end: string | null;
  /** As of `Downside`. */
  facts: NonNullable<TableQuestion['facts']>;
}

export function Ladder({
  purchase: { valuation, price },
  isInstances,
  quantity,
  currency,
  end,
  facts,
}: LadderProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const text = useQuantity(isInstances, currency);
  const percent = useShortPercent();
  const [purchases, setPurchases] = useState(3);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  if (end === null) return null;
  const firstMonth = addMonths(firstOfMonth(lastDayBefore(end)), 1);
  const steps = ladderOf(valuation, price, { size: quantity, purchases, firstMonth });
  const head = (id: MessageId) => intl.formatMessage({ id });
  const columns: SmallColumn<(typeof steps)[number]>[] = [
    {
      id: 'month',
      head: head('optimization.advice.month'),
      cell: ({ month }) => formatMonth(month, language),
      file: textCell(({ month }) => month.slice(0, 7)),
    },
    {
      id: 'bought',
      head: head('optimization.advice.bought'),
      isFigure: true,
      cell: ({ size }) => text(size),
      file: numberCell(({ size }) => size),
    },
    {
      id: 'inForce',
      head: head('optimization.advice.inForce'),
      isFigure: true,
      cell: ({ inForce }) => text(inForce),
      file: numberCell(({ inForce }) => inForce),
    },
    {
      id: 'savings',
      head: head('optimization.advice.monthlySavings'),
      isFigure: true,
      cell: ({ monthlySaving }) => <MoneyText amount={monthlySaving} currency={currency} />,
      file: moneyCell(({ monthlySaving }) => monthlySaving),
    },
    {
      id: 'atWorst',
      head: head('optimization.advice.atWorst'),
      isFigure: true,
      cell: ({ downside }) => <MoneyText amount={downside.at(-1)?.monthlySaving ?? 0} currency={currency} />,
      file: moneyCell(({ downside }) => downside.at(-1)?.monthlySaving),
    },
    {
      id: 'least',
      head: intl.formatMessage({ id: 'optimization.advice.fallLeast' }, { fall: percent(FALLS.at(-1) ?? 0) }),
      file: moneyCell(({ downside }) => downside.at(-1)?.leastMonthlySaving),
    },
    {
      id: 'ends',
      head: head('optimization.advice.ends'),
      cell: ({ endsMonth }) => formatMonth(endsMonth, language),
      file: textCell(({ endsMonth }) => endsMonth.slice(0, 7)),
    },
    { id: 'currency', head: head('optimization.column.currency'), file: textCell(() => currency) },
  ];
  return (
    <div data-part="advice.ladder">
      <div className={advice.ladderHead}>
        <NumberInput
          className={advice.purchases ?? ''}
          label={<FormattedMessage id="optimization.advice.purchases" />}
          description={<FormattedMessage id="optimization.advice.ladderNote" />}
          min={1}
          max={MOST}
          clampBehavior="strict"
          allowDecimal={false}
          value={purchases}
          onChange={(value) => {
            if (typeof value === 'number' && value >= 1) setPurchases(value);
          }}
        />
        <div ref={setTools} />
      </div>
      <BlockToolsContext value={tools}>
        <SmallTable
          label={head('optimization.advice.ladder')}
          columns={columns}
          rows={steps}
          facts={facts}
          keyOf={({ month }) => month}
        />
      </BlockToolsContext>
    </div>
  );
}

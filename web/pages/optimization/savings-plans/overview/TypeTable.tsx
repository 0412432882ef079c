// Plans by type: how many, what they commit to, how far they were used and what they saved.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  TypeTable_types$data,
  TypeTable_types$key,
} from '../../../../__generated__/TypeTable_types.graphql.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { Notice } from '../../../../components/notices/Notice.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { Formula } from '../../shared/FigureCards.tsx';
import { USE_SUM } from '../../shared/money/useShownSum.ts';
import { type SmallColumn, SmallTable } from '../../shared/SmallTable.tsx';
import { moneyCell, numberCell, percentCell, textCell } from '../../shared/table-file.ts';
import { useColumnTools } from '../../shared/useColumnTools.ts';

type TypeRow = TypeTable_types$data[number];

export function TypeTable({ types }: { types: TypeTable_types$key }) {
  const columns = useTypeColumns();
  const rows = useFragment(
    graphql`
      fragment TypeTable_types on SavingsPlanType @relay(plural: true) {
        type
        plans
        commitment
        commitmentCurrency
        currency
        figures {
          utilization
          totalPayment
          netSavings
          onDemandSpend
          savingsRate
          unusedPayment
          usedPayment
        }
      }
    `,
    types,
  );
  if (rows.length === 0)
    return <Notice variant="block" title={<FormattedMessage id="optimization.plans.none" />} />;
  return <SmallTable label={columns.label} columns={columns.all} rows={rows} keyOf={({ type }) => type} />;
}

function useTypeColumns(): { label: string; all: SmallColumn<TypeRow>[] } {
  const { intl, percent, money, shownSum } = useColumnTools();
  const head = (id: MessageId) => intl.formatMessage({ id });
  const unknown = head('optimization.value.notTold');
  const shownOf = ({ figures, currency }: TypeRow) => shownSum(USE_SUM, figures, currency);
  const amount = (id: 'totalPayment' | 'netSavings', text: MessageId): SmallColumn<TypeRow> => ({
    ...{ id, isFigure: true, head: head(text) },
    cell: (row) => <MoneyText amount={row.figures[id]} shown={shownOf(row)[id]} currency={row.currency} />,
    file: moneyCell(({ figures }) => figures[id]),
  });
  const all: SmallColumn<TypeRow>[] = [
    {
      ...{ id: 'type', head: head('optimization.column.type') },
      cell: ({ type }) => type || unknown,
      file: textCell(({ type }) => type),
    },
    {
      ...{ id: 'plans', isFigure: true, head: head('optimization.column.plans') },
      cell: ({ plans }) => intl.formatNumber(plans),
      file: numberCell(({ plans }) => plans),
    },
    {
      ...{ id: 'commitment', isFigure: true, head: head('optimization.column.commitment') },
      cell: ({ commitment, commitmentCurrency }) =>
        typeof commitment === 'number' && commitmentCurrency ? (
          <MoneyText amount={commitment} currency={commitmentCurrency} />
        ) : (
          unknown
        ),
      file: moneyCell(({ commitment }) => commitment),
    },
    {
      ...{ id: 'utilization', isFigure: true, head: head('optimization.figure.utilization') },
      cell: (row) => (
        <Formula value={percent(row.figures.utilization)}>
          <FormattedMessage
            id="optimization.formula.utilization"
            values={{
              used: money(shownOf(row).usedPayment, row.currency),
              unused: money(shownOf(row).unusedPayment, row.currency),
              result: percent(row.figures.utilization),
            }}
          />
        </Formula>
      ),
      file: percentCell(({ figures }) => figures.utilization),
    },
    amount('totalPayment', 'optimization.figure.totalPayment'),
    amount('netSavings', 'optimization.figure.netSavings'),
    {
      ...{ id: 'savingsRate', isFigure: true, head: head('optimization.figure.savingsRate') },
      cell: (row) => (
        <Formula value={percent(row.figures.savingsRate)}>
          <FormattedMessage
            id="optimization.formula.savingsRate"
            values={{
              saved: money(shownOf(row).netSavings, row.currency),
              onDemand: money(shownOf(row).onDemandSpend, row.currency),
              result: percent(row.figures.savingsRate),
            }}
          />
        </Formula>
      ),
      file: percentCell(({ figures }) => figures.savingsRate),
    },
    {
      ...{ id: 'currency', head: head('optimization.column.currency') },
      file: textCell(({ currency }) => currency),
    },
  ];
  return { label: head('optimization.plans.types'), all };
}

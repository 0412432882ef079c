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
import { USE_SUM } from '../../shared/money/useShownSum.ts';
import { type SmallColumn, SmallTable } from '../../shared/SmallTable.tsx';
import { moneyCell, numberCell, textCell } from '../../shared/table-file.ts';
import { percentColumn } from '../../shared/use/UsePercent.tsx';
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
  return (
    <SmallTable
      isRounded
      label={columns.label}
      columns={columns.all}
      rows={rows}
      keyOf={({ type }) => type}
    />
  );
}

function useTypeColumns(): { label: string; all: SmallColumn<TypeRow>[] } {
  const tools = useColumnTools();
  const { intl, shownSum } = tools;
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
    percentColumn('utilization', tools),
    amount('totalPayment', 'optimization.figure.totalPayment'),
    amount('netSavings', 'optimization.figure.netSavings'),
    percentColumn('savingsRate', tools),
    {
      ...{ id: 'currency', head: head('optimization.column.currency') },
      file: textCell(({ currency }) => currency),
    },
  ];
  return { label: head('optimization.plans.types'), all };
}

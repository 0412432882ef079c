// Advice by account: what each could save if commitments were its own; an account opens its pieces.
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AccountList_accounts$key } from '../../../../__generated__/AccountList_accounts.graphql.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import classes from '../../shared/Commitments.module.css';
import { ListBlock, type ListColumn, type ListState } from '../../shared/ListBlock.tsx';
import { moneyCell, numberCell, percentCell, textCell } from '../../shared/table-file.ts';
import { usePercent } from '../../shared/usePercent.ts';
import type { AdviceChange } from '../advice-address.ts';
import { Gaps } from './Gaps.tsx';
import { WindowNote } from './WindowNote.tsx';

interface AccountListProps {
  accounts: AccountList_accounts$key;
  state: ListState;
  onState: (change: AdviceChange) => void;
  onOpen: (account: string) => void;
}

const AMOUNTS = [
  { id: 'monthlyOnDemand', head: 'optimization.advice.monthlyOnDemand' },
  { id: 'monthlySavings', head: 'optimization.advice.monthlySavings', sort: 'savings' },
  { id: 'upfrontCost', head: 'optimization.advice.upfrontCost' },
  { id: 'recurringCost', head: 'optimization.advice.recurringCost' },
] as const;

export function AccountList({ accounts, state, onState, onOpen }: AccountListProps) {
  const intl = useIntl();
  const percent = usePercent();
  const { edges, totalCount, currency, gaps, window } = useFragment(
    graphql`
      fragment AccountList_accounts on RecommendationAccountConnection {
        currency
        totalCount
        gaps {
          ...Gaps_gaps
        }
        window {
          ...WindowNote_window
        }
        edges {
          node {
            account
            accountName
            pieces
            figures {
              monthlySavings
              monthlyOnDemand
              recurringCost
              savingsRate
              upfrontCost
            }
          }
        }
      }
    `,
    accounts,
  );
  const rows = edges.map(({ node }) => node);
  type Row = (typeof rows)[number];
  const columns: ListColumn<Row>[] = [
    {
      id: 'account',
      head: intl.formatMessage({ id: 'optimization.column.account' }),
      sort: 'account',
      cell: ({ account, accountName }) => (
        <button type="button" className={classes.open} onClick={() => onOpen(account)}>
          {accountName || account}
        </button>
      ),
      file: textCell(({ account, accountName }) => (accountName ? `${accountName} (${account})` : account)),
    },
    {
      id: 'pieces',
      head: intl.formatMessage({ id: 'optimization.advice.pieces' }),
      isFigure: true,
      cell: ({ pieces }) => intl.formatNumber(pieces),
      file: numberCell(({ pieces }) => pieces),
    },
    ...AMOUNTS.map(
      ({ id, head, ...rest }): ListColumn<Row> => ({
        id,
        head: intl.formatMessage({ id: head }),
        ...rest,
        isFigure: true,
        cell: ({ figures }) => <MoneyText amount={figures[id]} currency={currency} />,
        file: moneyCell(({ figures }) => figures[id]),
      }),
    ),
    {
      id: 'rate',
      head: intl.formatMessage({ id: 'optimization.figure.savingsRate' }),
      isFigure: true,
      cell: ({ figures }) => percent(figures.savingsRate),
      file: percentCell(({ figures }) => figures.savingsRate),
    },
  ];
  return (
    <>
      <Gaps gaps={gaps} />
      <p className={classes.note}>{intl.formatMessage({ id: 'optimization.advice.accountsNote' })}</p>
      <ListBlock
        label={intl.formatMessage({ id: 'optimization.advice.accounts' })}
        columns={columns}
        rows={rows}
        keyOf={({ account }) => account}
        totalCount={totalCount}
        state={state}
        onState={(parts) => onState(parts as AdviceChange)}
      />
      {window ? <WindowNote window={window} /> : null}
    </>
  );
}

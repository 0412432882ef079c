// Advice by account: what each could save if commitments were its own; an account opens its pieces.
import { useIntl } from 'react-intl';
import { graphql, readInlineData, useFragment, useRelayEnvironment } from 'react-relay';
import type {
  AccountList_account$data,
  AccountList_account$key,
} from '../../../../__generated__/AccountList_account.graphql.ts';
import type { AccountList_accounts$key } from '../../../../__generated__/AccountList_accounts.graphql.ts';
import AccountListQueryNode, {
  type AccountListQuery,
} from '../../../../__generated__/AccountListQuery.graphql.ts';
import type { AdvicePageQuery$variables } from '../../../../__generated__/AdvicePageQuery.graphql.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { allPages } from '../../shared/all-pages.ts';
import { BlockTools } from '../../shared/BlockTools.tsx';
import classes from '../../shared/Commitments.module.css';
import { DownloadMenu } from '../../shared/DownloadMenu.tsx';
import { ListBlock, type ListColumn, type ListState } from '../../shared/ListBlock.tsx';
import { moneyCell, numberCell, percentCell, textCell } from '../../shared/table-file.ts';
import { usePercent } from '../../shared/usePercent.ts';
import type { AdviceChange } from '../advice-address.ts';
import { Gaps } from './Gaps.tsx';
import { useAdviceFacts } from './useAdviceFacts.ts';
import { WindowNote } from './WindowNote.tsx';

interface AccountListProps {
  accounts: AccountList_accounts$key;
  state: ListState;
  onState: (change: AdviceChange) => void;
  onOpen: (account: string) => void;
  /** Of the page: the file has all accounts in its order. */
  variables: Pick<AdvicePageQuery$variables, 'query' | 'sort'>;
}

graphql`
  query AccountListQuery($query: RecommendationQuery!, $sort: RecommendationSort!, $page: Int!) {
    viewer {
      recommendations(query: $query) {
        accounts(sort: $sort, page: $page, itemsPerPage: 200) {
          totalCount
          edges {
            node {
              ...AccountList_account
            }
          }
        }
      }
    }
  }
`;

const accountOf = (account: AccountList_account$key) =>
  readInlineData(
    graphql`
      fragment AccountList_account on RecommendationAccount @inline {
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
    `,
    account,
  );

const AMOUNTS = [
  { id: 'monthlyOnDemand', head: 'optimization.advice.monthlyOnDemand' },
  { id: 'monthlySavings', head: 'optimization.advice.monthlySavings', sort: 'savings' },
  { id: 'upfrontCost', head: 'optimization.advice.upfrontCost' },
  { id: 'recurringCost', head: 'optimization.advice.recurringCost' },
] as const;

export function AccountList({ accounts, state, onState, onOpen, variables }: AccountListProps) {
  const intl = useIntl();
  const percent = usePercent();
  const { edges, total, totalCount, currency, gaps, window } = useFragment(
    graphql`
      fragment AccountList_accounts on RecommendationAccountConnection {
        currency
        total {
          monthlyOnDemand
          monthlySavings
          recurringCost
          savingsRate
          upfrontCost
        }
        totalCount
        gaps {
          ...Gaps_gaps
        }
        window {
          ...WindowNote_window
        }
        edges {
          node {
            ...AccountList_account
          }
        }
      }
    `,
    accounts,
  );
  const factsOf = useAdviceFacts();
  const environment = useRelayEnvironment();
  const rows = edges.map(({ node }) => accountOf(node));
  type Row = AccountList_account$data;
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
    {
      id: 'currency',
      head: intl.formatMessage({ id: 'optimization.column.currency' }),
      cell: () => currency,
      file: textCell(() => currency),
    },
  ];
  return (
    <>
      <BlockTools>
        <DownloadMenu
          name={intl.formatMessage({ id: 'optimization.advice.accountsFile' })}
          columns={columns}
          currency={currency}
          facts={factsOf(window, currency, total)}
          allRows={async () => {
            const { query, sort } = variables;
            const all = await allPages<AccountListQuery, AccountList_account$key>(
              environment,
              AccountListQueryNode,
              { query, sort },
              ({ viewer }) => viewer.recommendations?.accounts,
            );
            return all.map(accountOf);
          }}
        />
      </BlockTools>
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

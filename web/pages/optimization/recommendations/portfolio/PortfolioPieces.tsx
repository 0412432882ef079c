// The pieces of the portfolio, each beside what would be bought of it alone; its name opens it alone.
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { PortfolioPieces_portfolio$key } from '../../../../__generated__/PortfolioPieces_portfolio.graphql.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import shared from '../../shared/Commitments.module.css';
import { type SmallColumn, SmallTable } from '../../shared/SmallTable.tsx';
import { moneyCell, numberCell, percentCell, textCell } from '../../shared/table-file.ts';
import { usePercent } from '../../shared/usePercent.ts';
import type { AdviceAddress } from '../advice-address.ts';
import { type AdviceRow, adviceRow } from '../list/advice-row.ts';
import { useAdviceFacts } from '../list/useAdviceFacts.ts';
import { usePieceName } from '../list/usePieceName.ts';
import { ec2AdvicePage, planAdvicePage } from '../pages.tsx';
import { useQuantity } from '../simulation/useQuantity.ts';
import { countedTwice, type PortfolioRow, portfolioRows } from './portfolio-rows.ts';

interface PortfolioPiecesProps {
  portfolio: PortfolioPieces_portfolio$key;
  /** What the piece is opened with. */
  asked: Pick<AdviceAddress, 'days' | 'term' | 'payment'>;
}

const sizeOf = (piece: AdviceRow | null) =>
  piece === null ? null : (piece.commitment ?? piece.quantity ?? null);

export function PortfolioPieces({ portfolio, asked }: PortfolioPiecesProps) {
  const intl = useIntl();
  const percent = usePercent();
  const nameOf = usePieceName();
  const factsOf = useAdviceFacts();
  const data = useFragment(
    graphql`
      fragment PortfolioPieces_portfolio on RecommendationPortfolio {
        currency
        monthlyOnDemand
        monthlySavings
        pieces {
          ...adviceRow_piece
        }
        recurringCost
        savingsRate
        separate {
          ...adviceRow_piece
        }
        separateMonthlySavings
        upfrontCost
        window {
          ...WindowNote_window
        }
      }
    `,
    portfolio,
  );
  const { currency, monthlySavings, pieces, separate, separateMonthlySavings, window } = data;
  const anHour = useQuantity(false, currency);
  const instances = useQuantity(true, currency);
  const head = (id: MessageId) => intl.formatMessage({ id });
  const none = '–';
  const size = (piece: AdviceRow | null) => {
    if (piece === null) return none;
    return typeof piece.commitment === 'number' ? anHour(piece.commitment) : instances(piece.quantity ?? 0);
  };
  const money = (amount: number | undefined) =>
    amount === undefined ? none : <MoneyText amount={amount} currency={currency} />;
  const linkOf = ({ key, piece }: PortfolioRow) =>
    (piece.kind === 'EC2' ? ec2AdvicePage : planAdvicePage).link({ ...asked, advice: key });
  const columns: SmallColumn<PortfolioRow>[] = [
    {
      id: 'name',
      head: head('optimization.portfolio.commitment'),
      cell: (row) => (
        <Link to={linkOf(row)} className={shared.open}>
          {nameOf(row.piece)}
        </Link>
      ),
      file: textCell(({ piece }) => nameOf(piece)),
    },
    {
      id: 'account',
      head: head('optimization.column.account'),
      cell: ({ piece }) => piece.accountName || piece.account,
      file: textCell(({ piece }) => piece.account),
    },
    {
      id: 'region',
      head: head('optimization.column.region'),
      cell: ({ piece }) =>
        (piece.regionName ?? piece.region ?? head('optimization.advice.any')) ||
        head('optimization.value.notTold'),
      file: textCell(({ piece }) => piece.regionName ?? piece.region),
    },
    {
      id: 'together',
      head: head('optimization.portfolio.buyTogether'),
      isFigure: true,
      cell: ({ together }) => size(together),
      file: numberCell(({ together }) => sizeOf(together)),
    },
    {
      id: 'togetherSavings',
      head: head('optimization.advice.monthlySavings'),
      isFigure: true,
      cell: ({ together }) => money(together?.monthlySavings),
      file: moneyCell(({ together }) => together?.monthlySavings),
    },
    {
      id: 'alone',
      head: head('optimization.portfolio.buyAlone'),
      isFigure: true,
      cell: ({ alone }) => size(alone),
      file: numberCell(({ alone }) => sizeOf(alone)),
    },
    {
      id: 'aloneSavings',
      head: head('optimization.portfolio.aloneSavings'),
      isFigure: true,
      cell: ({ alone }) => money(alone?.monthlySavings),
      file: moneyCell(({ alone }) => alone?.monthlySavings),
    },
    {
      id: 'utilization',
      head: head('optimization.figure.utilization'),
      isFigure: true,
      cell: ({ together }) => (together === null ? none : percent(together.utilization)),
      file: percentCell(({ together }) => together?.utilization),
    },
    {
      id: 'upfront',
      head: head('optimization.advice.upfrontCost'),
      isFigure: true,
      cell: ({ together }) => money(together?.upfrontCost),
      file: moneyCell(({ together }) => together?.upfrontCost),
    },
    {
      id: 'recurring',
      head: head('optimization.advice.recurringCost'),
      isFigure: true,
      cell: ({ together }) => money(together?.recurringCost),
      file: moneyCell(({ together }) => together?.recurringCost),
    },
    { id: 'currency', head: head('optimization.column.currency'), file: textCell(() => currency) },
  ];
  const rows = portfolioRows(pieces.map(adviceRow), separate.map(adviceRow));
  const facts = factsOf(window, currency, data, [
    ['optimization.portfolio.separate', separateMonthlySavings],
    ['optimization.portfolio.twice', countedTwice({ monthlySavings, separateMonthlySavings })],
  ]);
  return rows.length === 0 ? null : (
    <SmallTable
      label={head('optimization.portfolio.title')}
      columns={columns}
      rows={rows}
      currency={currency}
      facts={facts}
      keyOf={({ key }) => key}
    />
  );
}

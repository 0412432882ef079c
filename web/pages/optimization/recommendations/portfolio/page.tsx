// The page of the portfolio: what its address holds, and what it asks.
import { firstOfYearMonth } from '../../../../../lib/calendar/year-months.ts';
import PortfolioPageQuery from '../../../../__generated__/PortfolioPageQuery.graphql.ts';
import { definePage } from '../../../../routing/define-page.ts';
import { CommitmentSkeleton } from '../../shared/CommitmentSkeleton.tsx';
import { adviceParsers, PAYMENT_WORDS } from '../advice-address.ts';

const { days, term, payment, expiring, apart, month, accounts } = adviceParsers;

export const portfolioPage = definePage('advicePortfolio', {
  parameters: { days, term, payment, expiring, apart, month, accounts },
  query: PortfolioPageQuery,
  skeleton: <CommitmentSkeleton />,
  variables: (address) => ({
    query: {
      accounts: address.accounts,
      lookBackDays: address.days,
      termYears: address.term,
      paymentOption: PAYMENT_WORDS[address.payment],
      addsExpiring: address.expiring,
      isByAccount: address.apart,
      month: address.month === null ? null : firstOfYearMonth(address.month),
    },
  }),
});

// The first sentence of a bill: how it changed since the month before, and why; from the figures of its summary, its
// accounts and its waterfall, as they are shown there.
import { graphql, useFragment } from 'react-relay';
import { addMonths } from '../../../../lib/calendar/calendar.ts';
import { billSteps } from '../../../../lib/cost/bill-steps.ts';
import { roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import type {
  BillSentence_before$data,
  BillSentence_before$key,
} from '../../../__generated__/BillSentence_before.graphql.ts';
import type { BillSentence_bills$key } from '../../../__generated__/BillSentence_bills.graphql.ts';
import type { BillSentence_charges$key } from '../../../__generated__/BillSentence_charges.graphql.ts';
import classes from '../../../components/layout/Sentence.module.css';
import { useMoney } from '../../../components/money/useMoney.ts';
import { Sentences } from '../../../intl/Sentences.tsx';
import { amountsOf, shownCharges } from '../charges/shown-charges.ts';
import { BillClauseWords } from './BillClauseWords.tsx';
import { type BilledAccount, billClauses } from './bill-clauses.ts';

interface BillSentenceProps {
  /** YYYY-MM. */
  month: string;
  bills: BillSentence_bills$key;
  charges: BillSentence_charges$key;
  /** The bill of the month before; null where it is not known. */
  before: BillSentence_before$key | null;
}

export function BillSentence({ month, bills, charges, before }: BillSentenceProps) {
  const { months } = useFragment(
    graphql`
      fragment BillSentence_bills on BillList {
        months {
          month
          status {
            state
          }
          totals {
            currency
            total
          }
        }
      }
    `,
    bills,
  );
  // What is worth most first.
  const [bill] = useFragment(
    graphql`
      fragment BillSentence_charges on BillCharges {
        bills {
          currency
          lines {
            kind
            amount
          }
          accounts {
            key
            label
            lines {
              kind
              amount
            }
          }
        }
      }
    `,
    charges,
  ).bills;
  const lastBills = useFragment(
    graphql`
      fragment BillSentence_before on BillCharges {
        bills {
          currency
          lines {
            kind
            amount
          }
          accounts {
            key
            label
            lines {
              kind
              amount
            }
          }
        }
      }
    `,
    before,
  )?.bills;
  const { roundingIn } = useMoney();
  if (!bill) return null;
  const { currency } = bill;
  const billed = (day: string) => months.find((each) => each.month === day);
  const totalOf = (day: string) => {
    const billedIn = billed(day)?.totals.find((each) => each.currency === currency);
    return billedIn ? roundedAmount(billedIn.total, roundingIn(currency)) : null;
  };
  const day = `${month}-01`;
  const lastMonth = addMonths(day, -1);
  // A part of a month beside a whole one says nothing.
  const isComparable = billed(day)?.status.state !== 'ESTIMATED';
  const shown = shownCharges(bill, roundingIn);
  const clauses = billClauses({
    total: totalOf(day) ?? 0,
    before: isComparable ? totalOf(lastMonth) : null,
    accounts: accountsOf(shown),
    accountsBefore: lastBills
      ? lastBills
          .filter((last) => last.currency === currency)
          .flatMap((last) => accountsOf(shownCharges(last, roundingIn)))
      : null,
    steps: billSteps(amountsOf(shown.lines)),
  });
  if (clauses.length === 0) return null;
  return (
    <p className={classes.sentence} data-part="billing.sentence">
      <Sentences>
        {clauses.map((clause) => (
          <BillClauseWords key={clause.kind} clause={clause} currency={currency} lastMonth={lastMonth} />
        ))}
      </Sentences>
    </p>
  );
}

function accountsOf({
  accounts,
}: Pick<BillSentence_before$data['bills'][number], 'accounts'>): BilledAccount[] {
  return accounts.map(({ key, label, lines }) => ({
    key,
    label,
    total: lines.find(({ kind }) => kind === 'TOTAL')?.amount ?? 0,
  }));
}

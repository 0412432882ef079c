// The page of providers' advice: what its address holds, and what it asks.
import { parseAsStringLiteral } from 'nuqs/server';
import { IMPORTED_KIND_NAMES } from '../../../../../lib/commitments/recommendations.ts';
import ImportedPageQuery from '../../../../__generated__/ImportedPageQuery.graphql.ts';
import { parseAsPage, parseAsPageSize } from '../../../../paging.ts';
import { definePage } from '../../../../routing/define-page.ts';
import { CommitmentSkeleton } from '../../shared/CommitmentSkeleton.tsx';
import { adviceParsers, PAYMENT_WORDS } from '../advice-address.ts';
import { VERDICT_WORDS, VERDICTS } from './verdicts.ts';

const { days, term, payment } = adviceParsers;

export const importedPage = definePage('importedAdvice', {
  parameters: {
    days,
    term,
    payment,
    /** Null: of all kinds. */
    kind: parseAsStringLiteral(IMPORTED_KIND_NAMES),
    /** Null: with any outcome. */
    verdict: parseAsStringLiteral(VERDICTS),
    page: parseAsPage.withDefault(1),
    size: parseAsPageSize.withDefault(20),
  },
  restart: ['page'],
  query: ImportedPageQuery,
  skeleton: <CommitmentSkeleton />,
  variables: (address) => ({
    kind: address.kind,
    verdict: address.verdict && VERDICT_WORDS[address.verdict],
    lookBackDays: address.days,
    termYears: address.term,
    paymentOption: PAYMENT_WORDS[address.payment],
    page: address.page,
    size: address.size,
  }),
});

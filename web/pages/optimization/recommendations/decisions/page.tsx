// The page of decisions: what its address holds, and what it asks.
import { parseAsArrayOf, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { DECISIONS } from '../../../../../lib/commitments/recommendations.ts';
import DecisionsPageQuery from '../../../../__generated__/DecisionsPageQuery.graphql.ts';
import { definePage } from '../../../../routing/define-page.ts';
import { CommitmentSkeleton } from '../../shared/CommitmentSkeleton.tsx';

export const decisionsPage = definePage('adviceDecisions', {
  parameters: {
    /** Empty: in any state. */
    states: parseAsArrayOf(parseAsStringLiteral(DECISIONS)).withDefault([]),
    /** The key of the piece whose decision is open. */
    advice: parseAsString,
  },
  query: DecisionsPageQuery,
  skeleton: <CommitmentSkeleton />,
  variables: ({ states }) => ({ states: states.length === 0 ? null : states }),
});

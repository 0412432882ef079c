// Makes a new link for a person who has set no password yet; it is told this once.
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useRenewInvitationMutation } from '../../../__generated__/useRenewInvitationMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

export function useRenewInvitation(memberId: string) {
  const [invitationUrl, setInvitationUrl] = useState<string | null>(null);
  const { run, isPending } = useMutation<useRenewInvitationMutation>(graphql`
    mutation useRenewInvitationMutation($input: RenewInvitationInput!) {
      renewInvitation(input: $input) {
        invitationUrl
        userErrors {
          code
        }
        member {
          ...MemberRow_member
        }
      }
    }
  `);
  const renew = () =>
    run({ memberId }, { done: null, onSettled: ({ invitationUrl: url }) => setInvitationUrl(url ?? null) });
  return { renew, isRenewing: isPending, invitationUrl, forget: () => setInvitationUrl(null) };
}

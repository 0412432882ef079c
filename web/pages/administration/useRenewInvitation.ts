// Makes a new link for a person who has set no password yet; it is told this once.
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useRenewInvitationMutation } from '../../__generated__/useRenewInvitationMutation.graphql.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useToast } from '../../components/useToast.ts';

export function useRenewInvitation(memberId: string) {
  const toast = useToast();
  const errorText = useErrorText();
  const [invitationUrl, setInvitationUrl] = useState<string | null>(null);
  const [commit, isRenewing] = useMutation<useRenewInvitationMutation>(graphql`
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
    commit({
      variables: { input: { memberId } },
      onCompleted: ({ renewInvitation: { invitationUrl: url, userErrors } }) => {
        if (userErrors.length > 0) toast.failed(errorText(userErrors));
        setInvitationUrl(url ?? null);
      },
      onError: () => toast.failed(),
    });
  return { renew, isRenewing, invitationUrl, forget: () => setInvitationUrl(null) };
}

// Sets the addresses that a member may enter from; what is wrong with them is told beside the field.
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useSetAddressesMutation } from '../../__generated__/useSetAddressesMutation.graphql.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useToast } from '../../components/useToast.ts';

export function useSetAddresses({ id, version }: { id: string; version: string }, onDone: () => void) {
  const toast = useToast();
  const errorText = useErrorText();
  const [fault, setFault] = useState<string | null>(null);
  const [commit, isSaving] = useMutation<useSetAddressesMutation>(graphql`
    mutation useSetAddressesMutation($input: SetAllowedAddressesInput!) {
      setAllowedAddresses(input: $input) {
        userErrors {
          code
          field
        }
        member {
          ...MemberRow_member
        }
      }
    }
  `);
  const save = (addresses: readonly string[]) =>
    commit({
      variables: { input: { memberId: id, version, addresses } },
      onCompleted: ({ setAllowedAddresses: { userErrors } }) => {
        const [, line] = /^addresses\.(\d+)$/.exec(userErrors[0]?.field ?? '') ?? [];
        const text = errorText(userErrors) ?? null;
        setFault(line === undefined ? text : `${addresses[Number(line)]}: ${text}`);
        if (userErrors.length > 0) return;
        toast.saved();
        onDone();
      },
      onError: () => toast.failed(),
    });
  return { save, isSaving, fault };
}

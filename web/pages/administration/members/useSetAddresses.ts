// Sets the addresses that a member may enter from; what is wrong with them is told beside the field.
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useSetAddressesMutation } from '../../../__generated__/useSetAddressesMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

export function useSetAddresses({ id, version }: { id: string; version: string }, onDone: () => void) {
  const [sent, setSent] = useState<readonly string[]>([]);
  const { run, isPending, errors, errorOf, formRef } = useMutation<useSetAddressesMutation>(
    graphql`
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
  `,
    { fields: ['addresses'], others: 'form' },
  );
  const save = (addresses: readonly string[]) => {
    setSent(addresses);
    run({ memberId: id, version, addresses }, { onDone });
  };
  const [, line] = /^addresses\.(\d+)$/.exec(errors[0]?.field ?? '') ?? [];
  const text = errorOf('addresses') ?? errorOf(null);
  /** An entry at fault is named. */
  const fault = text !== null && line !== undefined ? `${sent[Number(line)]}: ${text}` : text;
  return { save, isSaving: isPending, fault, formRef };
}

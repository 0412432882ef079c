// Saves a rule as a new one, or over the one that was read; what is wrong stays beside its field.
import { graphql } from 'react-relay';
import type {
  AnomalyRuleInput,
  useSaveRuleMutation,
} from '../../../__generated__/useSaveRuleMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

const IN_FORM = { fields: ['title', 'threshold', 'minAlert', 'maxAlert'], others: 'form' } as const;

export function useSaveRule(onSaved: () => void) {
  const { run, isPending, errorOf, formRef } = useMutation<useSaveRuleMutation>(
    graphql`
    mutation useSaveRuleMutation($input: SaveAnomalyRuleInput!) {
      saveAnomalyRule(input: $input) {
        rule {
          id
        }
        userErrors {
          code
          field
        }
      }
    }
  `,
    IN_FORM,
  );
  const save = (rule: AnomalyRuleInput, read: { id: string; version: number } | null | undefined) =>
    run({ rule, ...(read && { id: read.id, version: read.version }) }, { onDone: onSaved });
  return { save, isSaving: isPending, errorOf, formRef };
}

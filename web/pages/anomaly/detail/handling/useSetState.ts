// Sets what the company does about an anomaly; what is wrong stays beside its field.
import { graphql } from 'react-relay';
import type {
  SetAnomalyStateInput,
  useSetStateMutation,
} from '../../../../__generated__/useSetStateMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';

const IN_FORM = { fields: ['stateFrom', 'stateUntil', 'reason'], others: 'form' } as const;

export function useSetState(onDone: () => void) {
  const { run, isPending, errorOf, formRef } = useMutation<useSetStateMutation>(
    graphql`
    mutation useSetStateMutation($input: SetAnomalyStateInput!) {
      setAnomalyState(input: $input) {
        anomaly {
          ...Handling_anomaly
          history {
            ...History_history
          }
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
  const set = (input: SetAnomalyStateInput) => run(input, { onDone });
  return { set, isSaving: isPending, errorOf, formRef };
}

// Applies for the plan that AI needs; what is wrong stays beside the field.
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useApplyForPlanMutation } from '../../../__generated__/useApplyForPlanMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

const IN_FORM = { fields: ['reason'], others: 'form' } as const;

export function useApplyForPlan(onApplied: () => void) {
  const intl = useIntl();
  const { run, isPending, errorOf, formRef } = useMutation<useApplyForPlanMutation>(
    graphql`
      mutation useApplyForPlanMutation($input: ApplyForPlanInput!) {
        applyForPlan(input: $input) {
          application {
            id
            state
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
  const apply = (reason: string) =>
    run(
      { feature: 'AI_ANOMALY', reason },
      { done: intl.formatMessage({ id: 'anomaly.plan.sent' }), onDone: onApplied },
    );
  return { apply, isSending: isPending, errorOf, formRef };
}

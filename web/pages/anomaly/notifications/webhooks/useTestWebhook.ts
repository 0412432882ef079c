// Posts one anomaly to a webhook, and keeps how it went.
import { useState } from 'react';
import { graphql } from 'react-relay';
import type {
  useTestWebhookMutation,
  useTestWebhookMutation$data,
} from '../../../../__generated__/useTestWebhookMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';

type Outcome = useTestWebhookMutation$data['testWebhook'];

export function useTestWebhook() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { run, isPending } = useMutation<useTestWebhookMutation>(graphql`
    mutation useTestWebhookMutation($input: TestWebhookInput!) {
      testWebhook(input: $input) {
        answer
        fault
        isTaken
        milliseconds
        userErrors {
          code
        }
      }
    }
  `);
  const test = (id: string) => run({ id }, { done: null, onDone: setOutcome });
  return { test, isTesting: isPending, outcome };
}

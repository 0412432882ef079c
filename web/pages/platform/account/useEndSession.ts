// Signs the viewer out in another browser.
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useEndSessionMutation } from '../../../__generated__/useEndSessionMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

export function useEndSession() {
  const intl = useIntl();
  const { run, isPending } = useMutation<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        userErrors {
          code
        }
        viewer {
          ...Sessions_viewer
        }
      }
    }
  `);
  const done = intl.formatMessage({ id: 'platform.account.ended' });
  return { end: (sessionId: string) => run({ sessionId }, { done }), isEnding: isPending };
}

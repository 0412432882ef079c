// Makes an access token of the viewer, and keeps what is wrong with the input beside its field.
import { graphql } from 'react-relay';
import type {
  CreateAccessTokenInput,
  useCreateAccessTokenMutation,
} from '../../../../__generated__/useCreateAccessTokenMutation.graphql.ts';
import { useMutation } from '../../../../mutations/useMutation.ts';

/** `onMade` is told the token itself. */
export function useCreateAccessToken(onMade: (secret: string) => void) {
  const { run, isPending, errorOf, setErrors, formRef } = useMutation<useCreateAccessTokenMutation>(
    graphql`
      mutation useCreateAccessTokenMutation($input: CreateAccessTokenInput!) {
        createAccessToken(input: $input) {
          secret
          userErrors {
            code
            field
          }
          viewer {
            ...AccessTokens_viewer
          }
        }
      }
    `,
    { fields: ['name', 'days'] },
  );
  const create = (input: CreateAccessTokenInput) =>
    run(input, {
      done: null,
      onDone: ({ secret }) => {
        if (secret) onMade(secret);
      },
    });
  return { create, isCreating: isPending, errorOf, setErrors, formRef };
}

// Saves which categories the company gives to products, and takes back.
import { graphql, useMutation } from 'react-relay';
import type { useSaveCategoriesMutation } from '../../__generated__/useSaveCategoriesMutation.graphql.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useToast } from '../../components/useToast.ts';
import type { ProductRow } from './category-rows.ts';

/** `onSaved` asks for the figures again: every one by category may be another. */
export function useSaveCategories(onSaved: () => void) {
  const toast = useToast();
  const errorText = useErrorText();
  const [commit, isSaving] = useMutation<useSaveCategoriesMutation>(graphql`
    mutation useSaveCategoriesMutation($input: SaveProductCategoriesInput!) {
      saveProductCategories(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const save = (choices: readonly { row: ProductRow; category: string | null }[]) => {
    const changes = choices.map(({ row: { vendor, product }, category }) => ({ vendor, product, category }));
    commit({
      variables: { input: { changes } },
      onCompleted: ({ saveProductCategories: { userErrors } }, errors) => {
        if (errors) toast.failed();
        else if (userErrors.length > 0) toast.failed(errorText(userErrors));
        else {
          toast.saved();
          onSaved();
        }
      },
      onError: () => toast.failed(),
    });
  };
  return { save, isSaving };
}

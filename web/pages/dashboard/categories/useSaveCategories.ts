// Saves which categories the company gives to products, and takes back.
import { graphql } from 'react-relay';
import type { useSaveCategoriesMutation } from '../../../__generated__/useSaveCategoriesMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import type { ProductRow } from './category-rows.ts';

/** `onSaved` asks for the figures again: every one by category may be another. */
export function useSaveCategories(onSaved: () => void) {
  const { run, isPending } = useMutation<useSaveCategoriesMutation>(graphql`
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
    run({ changes }, { onDone: onSaved });
  };
  return { save, isSaving: isPending };
}

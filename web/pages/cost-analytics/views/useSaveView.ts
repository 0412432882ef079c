// Saves a view as a new one, or over one that was read; the list of views is asked for anew.
import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import SavedViewListQueryNode, {
  type SavedViewListQuery,
} from '../../../__generated__/SavedViewListQuery.graphql.ts';
import type { useSaveViewAsMutation } from '../../../__generated__/useSaveViewAsMutation.graphql.ts';
import type { useSaveViewMutation } from '../../../__generated__/useSaveViewMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import type { ListedView } from './SavedViewList.tsx';

const FIELDS = { fields: ['name', 'description'], others: 'form' } as const;

interface ViewContent {
  name: string;
  description: string;
  address: string;
  isShared: boolean;
}

export function useSaveView(changed: ListedView | null, onSaved: () => void) {
  const intl = useIntl();
  const refresh = useRefreshedViews();
  const adding = useMutation<useSaveViewAsMutation>(
    graphql`
    mutation useSaveViewAsMutation($input: SaveViewAsInput!) {
      saveViewAs(input: $input) {
        userErrors {
          code
          field
        }
        savedView {
          id
        }
      }
    }
  `,
    FIELDS,
  );
  const changing = useMutation<useSaveViewMutation>(
    graphql`
    mutation useSaveViewMutation($input: SaveViewInput!) {
      saveView(input: $input) {
        userErrors {
          code
          field
        }
        savedView {
          id
        }
      }
    }
  `,
    FIELDS,
  );
  const save = (content: ViewContent) => {
    const outcome = {
      done: intl.formatMessage({ id: 'cost-analytics.views.saved' }, { name: content.name.trim() }),
      onDone: () => {
        refresh();
        onSaved();
      },
    };
    if (changed) changing.run({ ...content, id: changed.id, version: changed.version }, outcome);
    else adding.run(content, outcome);
  };
  const { errorOf, setErrors, formRef } = changed ? changing : adding;
  return { save, isSaving: adding.isPending || changing.isPending, errorOf, setErrors, formRef };
}

/** For whoever changed a view. */
export function useRefreshedViews(): () => void {
  const environment = useRelayEnvironment();
  return () =>
    void fetchQuery<SavedViewListQuery>(environment, SavedViewListQueryNode, {}).subscribe({
      // The list asks again when it is opened.
      error: () => undefined,
    });
}

// Saves a view as a new one, or over one that was read; the answer has the list of views as it is then.
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
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
  const adding = useMutation<useSaveViewAsMutation>(
    graphql`
    mutation useSaveViewAsMutation($input: SaveViewAsInput!) {
      saveViewAs(input: $input) {
        userErrors {
          code
          field
        }
        viewer {
          ...SavedViewList_viewer
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
        viewer {
          ...SavedViewList_viewer
        }
      }
    }
  `,
    FIELDS,
  );
  const save = (content: ViewContent) => {
    const outcome = {
      done: intl.formatMessage({ id: 'cost-analytics.views.saved' }, { name: content.name.trim() }),
      onDone: onSaved,
    };
    if (changed) changing.run({ ...content, id: changed.id, version: changed.version }, outcome);
    else adding.run(content, outcome);
  };
  const { errorOf, setErrors, formRef } = changed ? changing : adding;
  return { save, isSaving: adding.isPending || changing.isPending, errorOf, setErrors, formRef };
}

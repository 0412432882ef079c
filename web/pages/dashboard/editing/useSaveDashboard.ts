// Saves a dashboard over the version that was read; when somebody was faster, it tells what is there now (D-01, D-05).
import { useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import type { useSaveDashboardMutation } from '../../../__generated__/useSaveDashboardMutation.graphql.ts';
import { useToast } from '../../../components/useToast.ts';
import type { Fault } from '../list/NameDialog.tsx';
import type { DashboardContent } from './content.ts';
import { contentInput } from './dashboard-input.ts';
import { type SavedDashboard, savedDashboard } from './saved-content.ts';

interface Outcome {
  onSaved: (saved: SavedDashboard) => void;
  /** The dashboard is another one than was read. */
  onConflict: (newer: SavedDashboard) => void;
  onFaults: (faults: readonly Fault[]) => void;
}

export function useSaveDashboard(id: string) {
  const intl = useIntl();
  const toast = useToast();
  const [commit, isSaving] = useMutation<useSaveDashboardMutation>(graphql`
    mutation useSaveDashboardMutation($input: SaveDashboardInput!) {
      saveDashboard(input: $input) {
        userErrors {
          code
          field
        }
        dashboard {
          id
          isTemplate
          ...savedContent_dashboard
          # Figures of equal settings are there already, under the same id.
          widgets {
            content {
              __typename
              id
            }
          }
        }
      }
    }
  `);
  const save = (content: DashboardContent, version: number, outcome: Outcome) =>
    commit({
      variables: { input: { ...contentInput(content), id, version } },
      onError: () => toast.failed(),
      onCompleted: ({ saveDashboard: { dashboard, userErrors } }) => {
        const now = dashboard && savedDashboard(dashboard);
        if (now && userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')) outcome.onConflict(now);
        else if (userErrors.length > 0 || !now) outcome.onFaults(userErrors);
        else {
          toast.done(intl.formatMessage({ id: 'dashboard.edit.saved' }, { name: now.content.name }));
          outcome.onSaved(now);
        }
      },
    });
  return { save, isSaving };
}

// Saves a dashboard over the version that was read; when another user saved first, it tells what is there now (D-01, D-05).
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useSaveDashboardMutation } from '../../../__generated__/useSaveDashboardMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
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
  const { run, isPending } = useMutation<useSaveDashboardMutation>(graphql`
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
          # Figures of equal settings are there already, under the same id, or are asked for where they are drawn.
          widgets {
            content {
              __typename
              id
              ...useWidgetSettings_content
            }
          }
        }
      }
    }
  `);
  const save = (content: DashboardContent, version: number, outcome: Outcome) =>
    run(
      { ...contentInput(content), id, version },
      {
        done: intl.formatMessage({ id: 'dashboard.edit.saved' }, { name: content.name }),
        onDone: ({ dashboard }) => dashboard && outcome.onSaved(savedDashboard(dashboard)),
        onRefused: ({ dashboard, userErrors }) => {
          const isConflict = userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE');
          if (dashboard && isConflict) outcome.onConflict(savedDashboard(dashboard));
          else outcome.onFaults(userErrors);
          return true;
        },
      },
    );
  return { save, isSaving: isPending };
}

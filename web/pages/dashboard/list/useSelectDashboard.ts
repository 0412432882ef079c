// Marks the dashboard that opens first; the one before it is marked no more (D-01).
import { graphql } from 'react-relay';
import type { useSelectDashboardMutation } from '../../../__generated__/useSelectDashboardMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

export function useSelectDashboard(): (id: string) => void {
  const { run } = useMutation<useSelectDashboardMutation>(graphql`
    mutation useSelectDashboardMutation($input: SelectDashboardInput!) {
      selectDashboard(input: $input) {
        userErrors {
          code
        }
        viewer {
          dashboards {
            id
            isSelected
          }
          # The one that opens first.
          dashboard {
            id
          }
        }
      }
    }
  `);
  return (id) => {
    run({ id }, { done: null });
  };
}

// Marks the dashboard that opens first; the one before it is marked no more (D-01).
import { graphql, useMutation } from 'react-relay';
import type { useSelectDashboardMutation } from '../../../__generated__/useSelectDashboardMutation.graphql.ts';
import { useToast } from '../../../components/useToast.ts';

export function useSelectDashboard(): (id: string) => void {
  const toast = useToast();
  const [commit] = useMutation<useSelectDashboardMutation>(graphql`
    mutation useSelectDashboardMutation($input: SelectDashboardInput!) {
      selectDashboard(input: $input) {
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
    commit({ variables: { input: { id } }, onError: () => toast.failed() });
  };
}

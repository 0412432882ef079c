// Marks a dashboard with a star, or takes it away.
import { graphql } from 'react-relay';
import type { useStarDashboardMutation } from '../../../__generated__/useStarDashboardMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';

export function useStarDashboard(): (id: string, isStarred: boolean) => void {
  const { run } = useMutation<useStarDashboardMutation>(graphql`
    mutation useStarDashboardMutation($input: StarDashboardInput!) {
      starDashboard(input: $input) {
        userErrors {
          code
        }
        viewer {
          dashboards {
            id
            isStarred
          }
        }
      }
    }
  `);
  return (id, isStarred) => {
    run({ id, isStarred }, { done: null });
  };
}

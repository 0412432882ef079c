// Makes a dashboard: of a template, as a copy, or of what is on the screen; the list grows by it (D-01, D-02).
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useNewDashboardCopyMutation } from '../../../__generated__/useNewDashboardCopyMutation.graphql.ts';
import type {
  CreateDashboardInput,
  useNewDashboardCreateMutation,
} from '../../../__generated__/useNewDashboardCreateMutation.graphql.ts';
import type { useNewDashboardSaveAsMutation } from '../../../__generated__/useNewDashboardSaveAsMutation.graphql.ts';
import { useMutation } from '../../../mutations/useMutation.ts';
import type { DashboardContent } from '../editing/content.ts';
import { contentInput } from '../editing/dashboard-input.ts';
import type { Fault } from './NameDialog.tsx';

type OnFaults = (faults: readonly Fault[]) => void;

interface Payload {
  readonly dashboard: { readonly id: string; readonly name: string } | null | undefined;
  readonly userErrors: readonly Fault[];
}

/** `onMade` is told the id of the new one. */
export function useNewDashboard(onMade: (id: string) => void) {
  const intl = useIntl();
  const creating = useMutation<useNewDashboardCreateMutation>(graphql`
    mutation useNewDashboardCreateMutation($input: CreateDashboardInput!) {
      made: createDashboard(input: $input) {
        ...useNewDashboard_payload @relay(mask: false)
      }
    }
  `);
  const copying = useMutation<useNewDashboardCopyMutation>(graphql`
    mutation useNewDashboardCopyMutation($input: CopyDashboardInput!) {
      made: copyDashboard(input: $input) {
        ...useNewDashboard_payload @relay(mask: false)
      }
    }
  `);
  const savingAs = useMutation<useNewDashboardSaveAsMutation>(graphql`
    mutation useNewDashboardSaveAsMutation($input: SaveDashboardAsInput!) {
      made: saveDashboardAs(input: $input) {
        ...useNewDashboard_payload @relay(mask: false)
      }
    }
  `);
  const outcome = {
    done: ({ dashboard }: Payload) =>
      dashboard ? intl.formatMessage({ id: 'dashboard.list.created' }, { name: dashboard.name }) : null,
    onDone: ({ dashboard }: Payload) => dashboard && onMade(dashboard.id),
  };
  /** The form tells what was refused. */
  const withFaults = (onFaults: OnFaults) => ({
    ...outcome,
    onRefused: ({ userErrors }: Payload) => {
      onFaults(userErrors);
      return true;
    },
  });
  return {
    isBusy: creating.isPending || copying.isPending || savingAs.isPending,
    create: (input: CreateDashboardInput, onFaults: OnFaults) => creating.run(input, withFaults(onFaults)),
    /** Refusals are told at the top of the screen. */
    copy: (id: string) => copying.run({ id }, outcome),
    saveAs: (content: DashboardContent, onFaults: OnFaults) =>
      savingAs.run(contentInput(content), withFaults(onFaults)),
  };
}

graphql`
  fragment useNewDashboard_payload on DashboardPayload {
    userErrors {
      code
      field
    }
    dashboard {
      id
      name
    }
    viewer {
      dashboards {
        id
        name
        isSelected
        isStarred
      }
      # The one that opens first.
      dashboard {
        id
      }
    }
  }
`;

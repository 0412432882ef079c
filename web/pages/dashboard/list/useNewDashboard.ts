// Makes a dashboard: of a template, as a copy, or of what is on the screen; the list grows by it (D-01, D-02).
import { useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import type { useNewDashboardCopyMutation } from '../../../__generated__/useNewDashboardCopyMutation.graphql.ts';
import type {
  CreateDashboardInput,
  useNewDashboardCreateMutation,
} from '../../../__generated__/useNewDashboardCreateMutation.graphql.ts';
import type { useNewDashboardSaveAsMutation } from '../../../__generated__/useNewDashboardSaveAsMutation.graphql.ts';
import { useErrorText } from '../../../components/useErrorText.ts';
import { useToast } from '../../../components/useToast.ts';
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
  const toast = useToast();
  const errorText = useErrorText();
  const [commitCreate, isCreating] = useMutation<useNewDashboardCreateMutation>(graphql`
    mutation useNewDashboardCreateMutation($input: CreateDashboardInput!) {
      made: createDashboard(input: $input) {
        ...useNewDashboard_payload @relay(mask: false)
      }
    }
  `);
  const [commitCopy, isCopying] = useMutation<useNewDashboardCopyMutation>(graphql`
    mutation useNewDashboardCopyMutation($input: CopyDashboardInput!) {
      made: copyDashboard(input: $input) {
        ...useNewDashboard_payload @relay(mask: false)
      }
    }
  `);
  const [commitSaveAs, isSavingAs] = useMutation<useNewDashboardSaveAsMutation>(graphql`
    mutation useNewDashboardSaveAsMutation($input: SaveDashboardAsInput!) {
      made: saveDashboardAs(input: $input) {
        ...useNewDashboard_payload @relay(mask: false)
      }
    }
  `);
  const onError = () => toast.failed();
  const settle = ({ dashboard, userErrors }: Payload, onFaults: OnFaults) => {
    if (userErrors.length > 0 || !dashboard) {
      onFaults(userErrors);
      return;
    }
    toast.done(intl.formatMessage({ id: 'dashboard.list.created' }, { name: dashboard.name }));
    onMade(dashboard.id);
  };
  return {
    isBusy: isCreating || isCopying || isSavingAs,
    create: (input: CreateDashboardInput, onFaults: OnFaults) =>
      commitCreate({ variables: { input }, onError, onCompleted: ({ made }) => settle(made, onFaults) }),
    /** Refusals are told at the top of the screen. */
    copy: (id: string) =>
      commitCopy({
        variables: { input: { id } },
        onError,
        onCompleted: ({ made }) => settle(made, (faults) => toast.failed(errorText(faults))),
      }),
    saveAs: (content: DashboardContent, onFaults: OnFaults) =>
      commitSaveAs({
        variables: { input: contentInput(content) },
        onError,
        onCompleted: ({ made }) => settle(made, onFaults),
      }),
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
      }
      # The one that opens first.
      dashboard {
        id
      }
    }
  }
`;

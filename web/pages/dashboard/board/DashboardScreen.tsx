// One dashboard: its header, what is unsaved, and its widgets as they are saved or being changed.
import { useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  DashboardScreen_dashboard$data,
  DashboardScreen_dashboard$key,
} from '../../../__generated__/DashboardScreen_dashboard.graphql.ts';
import { LazyOverlay } from '../../../components/feedback/LazyOverlay.tsx';
import { Waiting } from '../../../components/feedback/Waiting.tsx';
import { PageLayout } from '../../../components/layout/PageLayout.tsx';
import { useTitle } from '../../../components/layout/useTitle.ts';
import { KeptNotice } from '../editing/KeptNotice.tsx';
import { savedDashboard } from '../editing/saved-content.ts';
import { useDashboardEditing } from '../editing/useDashboardEditing.ts';
import type { ListedDashboard } from '../list/DashboardPicker.tsx';
import { DashboardStar } from '../list/DashboardStar.tsx';
import { useStarDashboard } from '../list/useStarDashboard.ts';
import { ScopeBar } from '../scope/ScopeBar.tsx';
import { useScopeAddress } from '../scope/useScopeAddress.ts';
import { useScopeIntoDraft } from '../scope/useScopeIntoDraft.ts';
import { DashboardSentence } from '../sentence/DashboardSentence.tsx';
import { useWidgetEditing } from '../settings/useWidgetEditing.tsx';
import type { DialogName } from './DashboardDialogs.tsx';
import { DashboardActions, DashboardName } from './DashboardHeader.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { DashboardWidgets } from './DashboardWidgets.tsx';
import { loadDialogs, useDashboardLater } from './dashboard-later.ts';
import { useOpenDashboard } from './useOpenDashboard.ts';

interface DashboardScreenProps {
  dashboard: DashboardScreen_dashboard$key;
  dashboards: readonly ListedDashboard[];
  /** Older figures are shown until newer ones come. */
  isStale: boolean;
  /** Asks for everything again. */
  onRetry: () => void;
}

export function DashboardScreen({ dashboard, ...props }: DashboardScreenProps) {
  const data = useFragment(
    graphql`
      fragment DashboardScreen_dashboard on Dashboard
      @argumentDefinitions(scope: { type: "DashboardScopeInput" }) {
        id
        ...savedContent_dashboard
        ...DashboardSentence_dashboard @arguments(scope: $scope) @alias(as: "sentence") @defer
        shown: widgets(scope: $scope) {
          index
          content {
            ...WidgetView_content
          }
        }
      }
    `,
    dashboard,
  );
  // The answer to a switch names the other dashboard before its content has come.
  const isThere = (data.shown as unknown) !== undefined;
  if (isThere) return <WholeDashboard data={data} {...props} />;
  return (
    <Waiting>
      <DashboardSkeleton />
    </Waiting>
  );
}

interface WholeDashboardProps extends Omit<DashboardScreenProps, 'dashboard'> {
  data: DashboardScreen_dashboard$data;
}

function WholeDashboard({ data, dashboards, isStale, onRetry }: WholeDashboardProps) {
  const saved = useMemo(() => savedDashboard(data), [data]);
  const { id } = data;
  const editing = useDashboardEditing(id, saved);
  const { draft, shown, edit, kept } = editing;
  const { scope: addressed, change: changeAddress } = useScopeAddress();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const open = useOpenDashboard();
  const star = useStarDashboard();
  useScopeIntoDraft(editing, addressed, changeAddress);
  // What the figures of the page were asked with; what is edited has its own scope.
  const askedScope = addressed ?? saved.content.scope;
  const scope = draft ? shown.scope : askedScope;
  const { actionsOf, openGallery, drawers } = useWidgetEditing({ scope, onChange: edit });
  useTitle(shown.name);
  useDashboardLater();
  return (
    <PageLayout
      isOfCost
      vendors={scope.vendors ?? undefined}
      isStale={isStale}
      title={
        <DashboardName dashboards={dashboards} id={id} editing={editing} onDialog={setDialog} onOpen={open} />
      }
      beside={<DashboardStar dashboards={dashboards} id={id} onStar={star} />}
      actions={
        <DashboardActions
          id={id}
          name={saved.content.name}
          editing={editing}
          onAdd={openGallery}
          onDialog={setDialog}
          onOpen={open}
        />
      }
      bar={
        <ScopeBar
          scope={scope}
          onChange={(next) => (draft ? edit({ type: 'scoped', scope: next }) : changeAddress(next))}
        />
      }
    >
      {kept ? <KeptNotice at={kept.at} onGoOn={editing.start} onDiscard={editing.forget} /> : null}
      <DashboardSentence dashboard={data.sentence} scope={scope} />
      <DashboardWidgets
        boardId={id}
        saved={saved.content}
        contents={data.shown}
        askedScope={askedScope}
        editing={editing}
        scope={scope}
        actionsOf={actionsOf}
        onAdd={openGallery}
        onRetry={onRetry}
      />
      {drawers}
      <LazyOverlay
        load={loadDialogs}
        isOpen={dialog !== null || editing.newer !== null}
        onClose={() => {
          setDialog(null);
          editing.closeConflict();
        }}
      >
        {(DashboardDialogs, isOpen) => (
          <DashboardDialogs
            open={isOpen ? dialog : null}
            onClose={() => setDialog(null)}
            id={id}
            saved={saved}
            dashboards={dashboards}
            editing={editing}
            onOpen={open}
          />
        )}
      </LazyOverlay>
    </PageLayout>
  );
}

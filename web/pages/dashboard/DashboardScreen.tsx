// One dashboard: its name, and its widgets where they are saved.
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DashboardScreen_dashboard$key } from '../../__generated__/DashboardScreen_dashboard.graphql.ts';
import { useTitle } from '../../components/useTitle.ts';
import { useShellViewer } from '../../shell/shell-viewer.ts';
import classes from './Dashboard.module.css';
import { savedDashboard } from './draft/saved-content.ts';
import { DashboardGrid } from './grid/DashboardGrid.tsx';
import { DashboardPicker, type ListedDashboard } from './list/DashboardPicker.tsx';
import { WidgetPlace } from './menu/WidgetPlace.tsx';
import { ScopeBar } from './scope/ScopeBar.tsx';
import { ScopeCurrency } from './scope/ScopeCurrency.tsx';
import { useScopeAddress } from './scope/useScopeAddress.ts';
import { ShareButton } from './share/ShareButton.tsx';
import { useDashboardAddress } from './useDashboardAddress.ts';
import { WidgetView } from './widgets/WidgetView.tsx';

interface DashboardScreenProps {
  dashboard: DashboardScreen_dashboard$key;
  dashboards: readonly ListedDashboard[];
  /** Asks for everything again. */
  onRetry: () => void;
}

export function DashboardScreen({ dashboard, dashboards, onRetry }: DashboardScreenProps) {
  const data = useFragment(
    graphql`
      fragment DashboardScreen_dashboard on Dashboard
      @argumentDefinitions(scope: { type: "DashboardScopeInput" }) {
        id
        ...savedContent_dashboard
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
  const { change } = useDashboardAddress();
  const mayShare = useShellViewer().canEdit('DASHBOARD');
  const { content: saved } = useMemo(() => savedDashboard(data), [data]);
  const { scope: addressed, change: changeScope } = useScopeAddress();
  const scope = addressed ?? saved.scope;
  useTitle(saved.name);
  const contents = new Map(data.shown.map(({ index, content }) => [index, content]));
  return (
    <>
      <div className={classes.bar}>
        <DashboardPicker
          dashboards={dashboards}
          currentId={data.id}
          name={saved.name}
          onPick={(board) => {
            // Another dashboard has a scope of its own.
            changeScope(null);
            void change({ board });
          }}
        />
        <div className={classes.tools}>
          {mayShare ? <ShareButton dashboard={{ id: data.id, name: saved.name }} /> : null}
        </div>
      </div>
      <ScopeBar scope={scope} onChange={changeScope} />
      <ScopeCurrency currency={scope.currency}>
        <DashboardGrid widgets={saved.widgets} onArranged={null}>
          {(widget) => {
            const { index, type, settings } = widget;
            const content = contents.get(index);
            return content ? (
              <WidgetPlace widget={widget} boardId={data.id} scope={scope} actions={null} isArranging={false}>
                <WidgetView type={type} title={settings.title} content={content} onRetry={onRetry} />
              </WidgetPlace>
            ) : null;
          }}
        </DashboardGrid>
      </ScopeCurrency>
    </>
  );
}

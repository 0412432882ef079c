// The widgets of a dashboard on its grid: with the figures of the page, or asked for alone while they are unsaved.
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { type DashboardScope, effectiveSettings } from '../../../../lib/widgets/effective-settings.ts';
import type { WidgetView_content$key } from '../../../__generated__/WidgetView_content.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { Waiting } from '../../../components/feedback/Waiting.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { useModule } from '../../../loaded-modules.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { type DashboardContent, type DraftWidget, isSame } from '../editing/content.ts';
import type { DashboardEditing } from '../editing/useDashboardEditing.ts';
import { DashboardGrid } from '../grid/DashboardGrid.tsx';
import { WidgetPlace, type WidgetPlaceProps } from '../menu/WidgetPlace.tsx';
import { ScopeCurrency } from '../scope/ScopeCurrency.tsx';
import { WidgetView } from '../widgets/WidgetView.tsx';
import { loadUnsavedWidget } from './dashboard-later.ts';

interface DashboardWidgetsProps {
  boardId: string;
  saved: DashboardContent;
  /** What the saved widgets show under `askedScope`. */
  contents: readonly { readonly index: number; readonly content: WidgetView_content$key }[];
  askedScope: DashboardScope;
  editing: DashboardEditing;
  /** What the dashboard says to its widgets now. */
  scope: DashboardScope;
  actionsOf: (widget: DraftWidget) => WidgetPlaceProps['actions'];
  onAdd: () => void;
  onRetry: () => void;
}

/** While the code of what is not saved is on its way. */
const WAITING = (
  <Waiting>
    <Skeleton height="100%" />
  </Waiting>
);

export function DashboardWidgets(props: DashboardWidgetsProps) {
  const { boardId, saved, contents, askedScope, editing, scope, actionsOf, onAdd, onRetry } = props;
  const { draft, shown, dispatch } = editing;
  const mayEdit = useShellViewer().canEdit('DASHBOARD');
  if (shown.widgets.length === 0) return <EmptyDashboard onAdd={mayEdit ? onAdd : null} />;
  /** The figures of the page where they are those of the widget as it is now. */
  const contentOf = ({ index, type, settings }: DraftWidget) => {
    const known = saved.widgets.find((one) => one.index === index && one.type === type);
    const untitled = { ...settings, title: known?.settings.title };
    return known &&
      askedScope.currency === scope.currency &&
      isSame(effectiveSettings(type, known.settings, askedScope), effectiveSettings(type, untitled, scope))
      ? contents.find((one) => one.index === index)?.content
      : undefined;
  };
  return (
    <ScopeCurrency currency={scope.currency}>
      <DashboardGrid
        widgets={shown.widgets}
        onArranged={draft ? (places) => dispatch({ type: 'arranged', places }) : null}
      >
        {(widget) => {
          const { type, settings } = widget;
          const content = contentOf(widget);
          return (
            <WidgetPlace
              widget={widget}
              boardId={boardId}
              scope={scope}
              actions={mayEdit ? actionsOf(widget) : null}
              isArranging={draft !== null}
            >
              {content ? (
                <WidgetView type={type} title={settings.title} content={content} onRetry={onRetry} />
              ) : (
                <Boundary variant="block" skeleton={null} onRetry={() => undefined}>
                  <LaterUnsavedWidget widget={widget} scope={scope} />
                </Boundary>
              )}
            </WidgetPlace>
          );
        }}
      </DashboardGrid>
    </ScopeCurrency>
  );
}

function LaterUnsavedWidget(props: Pick<WidgetPlaceProps, 'scope'> & { widget: DraftWidget }) {
  const UnsavedWidget = useModule(loadUnsavedWidget);
  return UnsavedWidget ? <UnsavedWidget {...props} /> : WAITING;
}

function EmptyDashboard({ onAdd }: { onAdd: (() => void) | null }) {
  return (
    <Notice
      variant="block"
      title={<FormattedMessage id="dashboard.edit.emptyTitle" />}
      action={
        onAdd ? (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
            <FormattedMessage id="dashboard.edit.add" />
          </Button>
        ) : null
      }
    >
      <FormattedMessage id="dashboard.edit.emptyText" />
    </Notice>
  );
}

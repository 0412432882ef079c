// A widget whose settings are not saved yet: asked for alone, by what it would be told.
import { Skeleton } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import UnsavedWidgetQueryNode, {
  type UnsavedWidgetQuery,
  type UnsavedWidgetQuery$variables,
} from '../../../__generated__/UnsavedWidgetQuery.graphql.ts';
import { Boundary } from '../../../components/Boundary.tsx';
import type { DraftWidget } from '../editing/content.ts';
import { WidgetView } from '../widgets/WidgetView.tsx';

interface UnsavedWidgetProps {
  widget: DraftWidget;
  /** What the dashboard says to it. */
  scope: DashboardScope;
}

export function UnsavedWidget({ widget: { type, settings }, scope }: UnsavedWidgetProps) {
  const [queryRef, load] = useQueryLoader<UnsavedWidgetQuery>(UnsavedWidgetQueryNode);
  // Text, because the settings are made anew at every change of the draft.
  const asked = JSON.stringify({ type, settings: { ...settings, title: null }, scope });
  const variables = useMemo(() => JSON.parse(asked) as UnsavedWidgetQuery$variables, [asked]);
  useEffect(() => load(variables), [load, variables]);
  const retry = () => load(variables, { fetchPolicy: 'network-only' });
  const skeleton = <Skeleton height="100%" />;
  return (
    <Boundary dress="block" skeleton={skeleton} onRetry={retry} resetKey={queryRef}>
      {queryRef ? (
        <Loaded widget={{ type, title: settings.title }} queryRef={queryRef} onRetry={retry} />
      ) : (
        skeleton
      )}
    </Boundary>
  );
}

interface LoadedProps {
  widget: { type: DraftWidget['type']; title: string | null };
  queryRef: PreloadedQuery<UnsavedWidgetQuery>;
  onRetry: () => void;
}

function Loaded({ widget: { type, title }, queryRef, onRetry }: LoadedProps) {
  const { viewer } = usePreloadedQuery<UnsavedWidgetQuery>(
    graphql`
      query UnsavedWidgetQuery($type: WidgetType!, $settings: WidgetSettingsInput!, $scope: DashboardScopeInput) {
        viewer {
          widgetContent(type: $type, settings: $settings, scope: $scope) {
            ...WidgetView_content
          }
        }
      }
    `,
    queryRef,
  );
  const content = viewer.widgetContent;
  return content ? <WidgetView type={type} title={title} content={content} onRetry={onRetry} /> : null;
}

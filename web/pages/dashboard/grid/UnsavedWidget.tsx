// A widget whose settings are not saved yet: asked for alone, by what it would be told.
import { Skeleton } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useQueryLoader } from 'react-relay';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import WidgetOfSettingsQueryNode, {
  type WidgetOfSettingsQuery,
  type WidgetOfSettingsQuery$variables,
} from '../../../__generated__/WidgetOfSettingsQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import type { DraftWidget } from '../editing/content.ts';
import { WidgetOfSettings, widgetQuestion } from '../widgets/WidgetOfSettings.tsx';

interface UnsavedWidgetProps {
  widget: DraftWidget;
  /** What the dashboard says to it. */
  scope: DashboardScope;
}

export function UnsavedWidget({ widget: { type, settings }, scope }: UnsavedWidgetProps) {
  const [queryRef, load] = useQueryLoader<WidgetOfSettingsQuery>(WidgetOfSettingsQueryNode);
  // Text, because the settings are made anew at every change of the draft.
  const asked = widgetQuestion(type, settings, scope);
  const variables = useMemo(() => JSON.parse(asked) as WidgetOfSettingsQuery$variables, [asked]);
  useEffect(() => load(variables), [load, variables]);
  const retry = () => load(variables, { fetchPolicy: 'network-only' });
  const skeleton = <Skeleton height="100%" />;
  return (
    <Boundary variant="block" skeleton={skeleton} onRetry={retry} resetKey={queryRef}>
      {queryRef ? (
        <WidgetOfSettings type={type} title={settings.title} queryRef={queryRef} onRetry={retry} />
      ) : (
        skeleton
      )}
    </Boundary>
  );
}

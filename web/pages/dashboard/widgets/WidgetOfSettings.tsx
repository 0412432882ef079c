// A widget as these settings make it, on no dashboard yet: one that is added or changed, or looked at before it is.

import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import type { WidgetOfSettingsQuery } from '../../../__generated__/WidgetOfSettingsQuery.graphql.ts';
import { WidgetView } from './WidgetView.tsx';

interface WidgetOfSettingsProps {
  type: WidgetType;
  title: string | null;
  queryRef: PreloadedQuery<WidgetOfSettingsQuery>;
  onRetry: () => void;
}

export function WidgetOfSettings({ type, title, queryRef, onRetry }: WidgetOfSettingsProps) {
  const { viewer } = usePreloadedQuery<WidgetOfSettingsQuery>(
    graphql`
      query WidgetOfSettingsQuery($type: WidgetType!, $settings: WidgetSettingsInput!, $scope: DashboardScopeInput) {
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

/** What is asked for, as text that is the same for the same figures: a title is only drawn. */
export function widgetQuestion(type: WidgetType, settings: WidgetSettings, scope: DashboardScope): string {
  return JSON.stringify({ type, settings: { ...settings, title: null }, scope });
}

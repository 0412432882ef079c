// What a widget of these settings shows, before they are applied: asked a moment after the last change, the old
// picture dimmed until the new one has come (D-14).
import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { WIDGET_TYPES } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings, WidgetType } from '../../../../lib/widgets/words.ts';
import WidgetPreviewQueryNode, {
  type WidgetPreviewQuery,
  type WidgetPreviewQuery$variables,
} from '../../../__generated__/WidgetPreviewQuery.graphql.ts';
import { Boundary } from '../../../components/Boundary.tsx';
import { GAP, ROW_HEIGHT } from '../grid/measures.ts';
import { WidgetChromeContext } from '../widgets/frame/widget-chrome.ts';
import { WidgetView } from '../widgets/WidgetView.tsx';
import classes from './Settings.module.css';

const PAUSE_MS = 350;
/** Its title leads nowhere. */
const LOOKED_AT = { tools: null, isInert: true };

interface WidgetPreviewProps {
  type: WidgetType;
  settings: WidgetSettings;
  /** What the dashboard says to it. */
  scope: DashboardScope;
  /** Faulty settings are not asked for: the last good ones stay, dimmed. */
  isWhole: boolean;
}

export function WidgetPreview({ type, settings, scope, isWhole }: WidgetPreviewProps) {
  const [queryRef, load] = useQueryLoader<WidgetPreviewQuery>(WidgetPreviewQueryNode);
  const [isPending, startTransition] = useTransition();
  // A title is only drawn: it changes no figure.
  const asked = { type, settings: { ...settings, title: null }, scope };
  const [text] = useDebouncedValue(JSON.stringify(asked), PAUSE_MS);
  const variables = useMemo(() => JSON.parse(text) as WidgetPreviewQuery$variables, [text]);
  useEffect(() => {
    if (isWhole) startTransition(() => load(variables));
  }, [variables, isWhole, load]);
  const retry = () => load(variables, { fetchPolicy: 'network-only' });
  const rows = WIDGET_TYPES[type].size.height;
  const height = rows * ROW_HEIGHT + (rows - 1) * GAP;
  const skeleton = <Skeleton height={height} />;
  return (
    <>
      <h3 className={classes.previewTitle}>
        <FormattedMessage id="dashboard.settings.preview" />
      </h3>
      <div
        className={classes.previewWidget}
        style={{ height }}
        data-stale={isPending || !isWhole || undefined}
        aria-busy={isPending}
      >
        <Boundary dress="block" skeleton={skeleton} onRetry={retry} resetKey={queryRef}>
          {queryRef ? (
            <PreviewedWidget type={type} title={settings.title} queryRef={queryRef} onRetry={retry} />
          ) : (
            skeleton
          )}
        </Boundary>
      </div>
      {isWhole ? null : (
        <p className={classes.note} role="status">
          <FormattedMessage id="dashboard.settings.previewWaits" />
        </p>
      )}
    </>
  );
}

interface PreviewedWidgetProps {
  type: WidgetType;
  title: string | null;
  queryRef: PreloadedQuery<WidgetPreviewQuery>;
  onRetry: () => void;
}

function PreviewedWidget({ type, title, queryRef, onRetry }: PreviewedWidgetProps) {
  const { viewer } = usePreloadedQuery<WidgetPreviewQuery>(
    graphql`
      query WidgetPreviewQuery($type: WidgetType!, $settings: WidgetSettingsInput!, $scope: DashboardScopeInput) {
        viewer {
          widgetContent(type: $type, settings: $settings, scope: $scope) {
            ...WidgetView_content
          }
        }
      }
    `,
    queryRef,
  );
  return viewer.widgetContent ? (
    <WidgetChromeContext value={LOOKED_AT}>
      <WidgetView type={type} title={title} content={viewer.widgetContent} onRetry={onRetry} />
    </WidgetChromeContext>
  ) : null;
}

// What a widget of these settings shows, before they are applied: asked a moment after the last change, the old
// picture dimmed until the new one has come (D-14).
import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { useQueryLoader } from 'react-relay';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { WIDGETS, type WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import WidgetOfSettingsQueryNode, {
  type WidgetOfSettingsQuery,
  type WidgetOfSettingsQuery$variables,
} from '../../../__generated__/WidgetOfSettingsQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { GAP, ROW_HEIGHT } from '../grid/measures.ts';
import { WidgetChromeContext } from '../widgets/frame/widget-chrome.ts';
import { WidgetOfSettings, widgetQuestion } from '../widgets/WidgetOfSettings.tsx';
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
  const [queryRef, load] = useQueryLoader<WidgetOfSettingsQuery>(WidgetOfSettingsQueryNode);
  const [isPending, startTransition] = useTransition();
  const [asked] = useDebouncedValue(widgetQuestion(type, settings, scope), PAUSE_MS);
  const variables = useMemo(() => JSON.parse(asked) as WidgetOfSettingsQuery$variables, [asked]);
  useEffect(() => {
    if (isWhole) startTransition(() => load(variables));
  }, [variables, isWhole, load]);
  const retry = () => load(variables, { fetchPolicy: 'network-only' });
  const rows = WIDGETS[type].size.height;
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
        <Boundary variant="block" skeleton={skeleton} onRetry={retry} resetKey={queryRef}>
          {queryRef ? (
            <WidgetChromeContext value={LOOKED_AT}>
              <WidgetOfSettings type={type} title={settings.title} queryRef={queryRef} onRetry={retry} />
            </WidgetChromeContext>
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

// One widget wherever it stands: it waits, fails and recovers inside of its frame.

import { Skeleton } from '@mantine/core';
import { type ComponentType, memo, useEffect } from 'react';
import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import { WIDGETS, type WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetView_content$key } from '../../../__generated__/WidgetView_content.graphql.ts';
import type { widgetKinds_content$key } from '../../../__generated__/widgetKinds_content.graphql.ts';
import type { widgetKindsRefetchQuery } from '../../../__generated__/widgetKindsRefetchQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { Waiting } from '../../../components/feedback/Waiting.tsx';
import { MoneyOfVendors } from '../../../components/money/MoneyOfVendors.tsx';
import { useModule } from '../../../loaded-modules.ts';
import { useWidgetSettings } from './frame/useWidgetSettings.ts';
import { WidgetFrame } from './frame/WidgetFrame.tsx';
import type { WidgetProps } from './frame/widget-props.ts';
import { useWidgetTitle } from './frame/widget-titles.ts';
import { KIND_MODULES, widgetKinds } from './widget-kinds.ts';

interface WidgetViewProps {
  type: WidgetType;
  /** Its own title; null for that of its type. */
  title: string | null | undefined;
  content: WidgetView_content$key;
  /** Asks for the content again, by a new query reference. */
  onRetry: () => void;
}

/** Memoised, because the page renders again with every change of the address. */
export const WidgetView = memo(function WidgetView({ type, title, content, onRetry }: WidgetViewProps) {
  const data = useFragment(
    graphql`
      fragment WidgetView_content on WidgetContent {
        ...useWidgetSettings_content
        ...widgetKinds_content @alias(as: "figures") @defer
      }
    `,
    content,
  );
  const { settings, filterName } = useWidgetSettings(data, type);
  const { kind, titleId: part } = WIDGETS[type];
  // The code of the kind comes beside its figures.
  useEffect(() => void Promise.allSettled(KIND_MODULES[kind]()), [kind]);
  const head = {
    ...{ type, part, filterName },
    title: useWidgetTitle(type, { ...settings, title: title ?? null }),
  };
  return (
    <Boundary
      variant="block"
      onRetry={onRetry}
      resetKey={content}
      skeleton={<WaitingWidget head={head} />}
      frame={(notice) => <WidgetFrame head={head}>{notice}</WidgetFrame>}
    >
      <MoneyOfVendors vendors={settings.vendors}>
        <WidgetFigures figures={data.figures} head={head} settings={settings} />
      </MoneyOfVendors>
    </Boundary>
  );
});

interface WidgetFiguresProps extends Omit<WidgetProps<unknown>, 'content' | 'onRetry'> {
  figures: widgetKinds_content$key;
}

/** The module of a kind of widget; `content` carries the fragment of that kind, which only it can read. */
type KindReference = () => Promise<{ Widget: ComponentType<WidgetProps<unknown>> }>;

function WidgetFigures({ figures, head, settings }: WidgetFiguresProps) {
  const [data, refetch] = useRefetchableFragment<widgetKindsRefetchQuery, widgetKinds_content$key>(
    widgetKinds,
    figures,
  );
  // Relay's types take it for a text.
  const module = (data.__module_component ?? null) as KindReference | null;
  const retry = () => refetch({}, { fetchPolicy: 'network-only' });
  // Of a widget that was saved before its figures had come, only the settings are known.
  const isMissing = module === null;
  useEffect(() => {
    if (isMissing) refetch({}, { fetchPolicy: 'network-only' });
  }, [isMissing, refetch]);
  if (isMissing) return <WaitingWidget head={head} />;
  return (
    <KindOfWidget
      key={WIDGETS[head.type].kind}
      module={module}
      content={data}
      head={head}
      settings={settings}
      onRetry={retry}
    />
  );
}

interface KindOfWidgetProps extends WidgetProps<unknown> {
  /** As the answer names it. */
  module: KindReference;
}

function KindOfWidget({ module, ...props }: KindOfWidgetProps) {
  const code = useModule(module);
  if (code) return <code.Widget {...props} />;
  return (
    <Waiting>
      <WaitingWidget head={props.head} />
    </Waiting>
  );
}

function WaitingWidget({ head }: Pick<WidgetProps<unknown>, 'head'>) {
  return (
    <WidgetFrame head={head}>
      <Skeleton height="100%" mih={48} />
    </WidgetFrame>
  );
}

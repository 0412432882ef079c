// The widgets of a shared dashboard, drawn as on any other: nothing can be moved or changed (D-07).
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { filledSettings } from '../../../../lib/widgets/widget-settings.ts';
import type { SharedWidgets_shared$key } from '../../../__generated__/SharedWidgets_shared.graphql.ts';
import { Notice } from '../../../components/Notice.tsx';
import { pack } from '../grid/arrange.ts';
import { DashboardGrid } from '../grid/DashboardGrid.tsx';
import { WidgetView } from '../widgets/WidgetView.tsx';

interface SharedWidgetsProps {
  shared: SharedWidgets_shared$key;
  /** Asks for everything again. */
  onRetry: () => void;
}

export function SharedWidgets({ shared, onRetry }: SharedWidgetsProps) {
  const { widgets } = useFragment(
    graphql`
      fragment SharedWidgets_shared on SharedDashboard {
        widgets {
          index
          type
          layout {
            x
            y
            width
            height
          }
          settings {
            title
          }
          content {
            ...WidgetView_content
          }
        }
      }
    `,
    shared,
  );
  const placed = useMemo(
    () =>
      pack(
        widgets.map(({ index, type, layout, settings: { title } }) => ({
          index,
          type,
          ...layout,
          settings: filledSettings(type, { title }),
        })),
      ),
    [widgets],
  );
  if (placed.length === 0)
    return <Notice dress="block" title={<FormattedMessage id="dashboard.share.empty" />} />;
  const contents = new Map(widgets.map(({ index, content }) => [index, content]));
  return (
    <DashboardGrid widgets={placed} onArranged={null}>
      {({ index, type, settings }) => {
        const content = contents.get(index);
        return content ? (
          <WidgetView type={type} title={settings.title} content={content} onRetry={onRetry} />
        ) : null;
      }}
    </DashboardGrid>
  );
}

// The widgets of a shared dashboard, drawn as on any other: nothing can be moved or changed (D-07).
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { SharedWidgets_shared$key } from '../../../__generated__/SharedWidgets_shared.graphql.ts';
import { Notice } from '../../../components/Notice.tsx';
import { WidgetView } from '../widgets/WidgetView.tsx';
import classes from './Share.module.css';

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
  if (widgets.length === 0)
    return <Notice dress="block" title={<FormattedMessage id="dashboard.share.empty" />} />;
  const ordered = [...widgets].sort((a, b) => a.layout.y - b.layout.y || a.layout.x - b.layout.x);
  return (
    <div className={classes.grid}>
      {ordered.map(({ index, type, layout: { x, y, width, height }, settings, content }) => (
        <div
          key={index}
          className={classes.cell}
          style={{ gridColumn: `${x + 1} / span ${width}`, gridRow: `${y + 1} / span ${height}` }}
        >
          <WidgetView type={type} title={settings.title} content={content} onRetry={onRetry} />
        </div>
      ))}
    </div>
  );
}

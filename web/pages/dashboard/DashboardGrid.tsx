// Places the widgets: a grid of 24 columns, or one column where the screen is narrow.
import { useMediaQuery } from '@mantine/hooks';
import { GridLayout, useContainerWidth } from 'react-grid-layout';
import 'react-grid-layout/css/styles.css';
import { useRevalidator } from 'react-router-dom';
import { COLUMNS } from '../../../lib/widgets/widget-types.ts';
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql.ts';
import { forgetAnswers } from '../../relay/environment.ts';
import classes from './Dashboard.module.css';
import { WidgetView } from './widgets/WidgetView.tsx';

type Dashboard = NonNullable<DashboardPageQuery['response']['viewer']['dashboard']>;

const ROW_HEIGHT = 24;
const GAP = 8;
const NARROW = '(max-width: 62em)';
const FIXED = { enabled: false };

export function DashboardGrid({ widgets }: { widgets: Dashboard['widgets'] }) {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const { width, containerRef, mounted } = useContainerWidth();
  const { revalidate } = useRevalidator();
  const retry = () => {
    forgetAnswers();
    void revalidate();
  };
  const view = ({ type, settings, content }: Dashboard['widgets'][number]) => (
    <WidgetView type={type} title={settings.title} content={content} onRetry={retry} />
  );
  if (isNarrow) {
    return (
      <div className={classes.column}>
        {widgets.map((widget) => (
          <div key={widget.index}>{view(widget)}</div>
        ))}
      </div>
    );
  }
  const layout = widgets.map(({ index, layout: { x, y, width: w, height: h } }) => ({
    i: String(index),
    x,
    y,
    w,
    h,
  }));
  return (
    <div ref={containerRef}>
      {mounted ? (
        <GridLayout
          width={width}
          layout={layout}
          gridConfig={{ cols: COLUMNS, rowHeight: ROW_HEIGHT, margin: [GAP, GAP], containerPadding: [0, 0] }}
          dragConfig={FIXED}
          resizeConfig={FIXED}
        >
          {widgets.map((widget) => (
            <div key={widget.index}>{view(widget)}</div>
          ))}
        </GridLayout>
      ) : null}
    </div>
  );
}

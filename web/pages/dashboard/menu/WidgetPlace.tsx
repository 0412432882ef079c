// What stands around a widget on its dashboard: its menu and mark, its full screen, and being the one a link leads to.
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import { LazyOverlay } from '../../../components/feedback/LazyOverlay.tsx';
import { useTableFile } from '../../../components/files/useTableFile.ts';
import { loadFullScreen } from '../board/dashboard-later.ts';
import { ScopeMark } from '../scope/ScopeMark.tsx';
import { widgetGrouping } from '../widgets/drill/widget-grouping.ts';
import { WidgetChromeContext } from '../widgets/frame/widget-chrome.ts';
import type { WidgetTable } from '../widgets/frame/widget-table.ts';
import { useWidgetTitle } from '../widgets/frame/widget-titles.ts';
import classes from './Menu.module.css';
import { useMarkedWidget } from './useMarkedWidget.ts';
import { useWidgetPicture } from './useWidgetPicture.ts';
import { WidgetMenu } from './WidgetMenu.tsx';
import { coverFacts, widgetFileTable } from './widget-file.ts';
import { widgetLink } from './widget-link.ts';

const NO_TABLE: WidgetTable = { columns: [], rows: [] };

export interface WidgetPlaceProps {
  widget: { index: number; type: WidgetType; settings: WidgetSettings };
  boardId: string;
  scope: DashboardScope;
  /** Null where the viewer may not change dashboards. */
  actions: { onEdit: () => void; onDuplicate: () => void; onDelete: () => void } | null;
  /** The widget is being arranged: its title leads nowhere. */
  isArranging: boolean;
  /** The widget itself; stands here and, while it is asked for, on the full screen. */
  children: ReactNode;
}

export function WidgetPlace({ widget, boardId, scope, actions, isArranging, children }: WidgetPlaceProps) {
  const { index, type, settings } = widget;
  const intl = useIntl();
  const title = useWidgetTitle(type, settings);
  const savePicture = useWidgetPicture();
  const placeRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<WidgetTable | null>(null);
  const [hasTable, setHasTable] = useState(false);
  const [isFull, fullScreen] = useDisclosure(false);
  const isMarked = useMarkedWidget(index, placeRef);
  const onTable = useCallback((table: WidgetTable | null) => {
    tableRef.current = table;
    setHasTable(table !== null);
  }, []);
  const mark = <ScopeMark type={type} settings={settings} scope={scope} />;
  const picture = () => {
    const shown = placeRef.current?.querySelector('section');
    if (shown) void savePicture(shown, title);
  };
  const { save } = useTableFile({
    name: title,
    facts: () => coverFacts(placeRef.current, intl.formatMessage({ id: 'dashboard.widget.about' })),
    table: () => widgetFileTable(tableRef.current ?? NO_TABLE),
  });
  const menu = (
    <WidgetMenu
      title={title}
      {...actions}
      onPicture={picture}
      onFile={hasTable ? (format) => void save(format) : null}
      onFullScreen={fullScreen.open}
      isByCategory={widgetGrouping(type, settings).name === 'serviceCategory'}
      link={() => widgetLink(location.href, boardId, index)}
    />
  );
  const chrome = {
    isInert: isArranging,
    onTable,
    tools: (
      <>
        {mark}
        {menu}
      </>
    ),
  };
  return (
    <div
      ref={placeRef}
      className={classes.place}
      data-marked={isMarked || undefined}
      tabIndex={isMarked ? -1 : undefined}
    >
      <WidgetChromeContext value={chrome}>{children}</WidgetChromeContext>
      <LazyOverlay load={loadFullScreen} isOpen={isFull} onClose={fullScreen.close}>
        {(FullScreen, isOpen) => (
          <FullScreen isOpen={isOpen} onClose={fullScreen.close} title={title}>
            {children}
          </FullScreen>
        )}
      </LazyOverlay>
    </div>
  );
}

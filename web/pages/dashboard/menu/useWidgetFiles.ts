// Makes files of a widget in the browser: a picture of what it shows, and its figures (D-04).
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { saveBlob } from '../../../browser/save-file.ts';
import { useFileQuestion } from '../../../browser/useFileQuestion.ts';
import { useToast } from '../../../components/feedback/useToast.ts';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { WidgetTable } from '../widgets/frame/widget-table.ts';

export function useWidgetFiles() {
  const intl = useIntl();
  const { language } = useLanguage();
  const toast = useToast();
  const { dataThrough } = useShellViewer();
  const questionOf = useFileQuestion();
  const keep = useCallback(
    async (make: () => Promise<{ name: string; content: Blob }>) => {
      try {
        const { name, content } = await make();
        saveBlob(name, content);
        toast.done(intl.formatMessage({ id: 'dashboard.menu.saved' }, { name }));
      } catch {
        toast.failed(intl.formatMessage({ id: 'dashboard.menu.failed' }));
      }
    },
    [intl, toast],
  );
  const picture = (widget: HTMLElement, title: string) =>
    keep(async () => {
      const [{ widgetPicture }, { fileName }] = await Promise.all([
        import('./picture/widget-picture.ts'),
        import('./file-name.ts'),
      ]);
      const asOf = dataThrough
        ? [intl.formatMessage({ id: 'dashboard.menu.asOf' }, { date: formatDay(dataThrough, language) })]
        : [];
      return { name: fileName(title, 'png'), content: await widgetPicture(widget, asOf) };
    });
  const csv = (table: WidgetTable, title: string) =>
    keep(async () => {
      const [{ widgetCsv }, { fileName }] = await Promise.all([
        import('./widget-csv.ts'),
        import('./file-name.ts'),
      ]);
      return {
        name: fileName(title, 'csv'),
        content: new Blob([widgetCsv(table, questionOf(title))], { type: 'text/csv;charset=utf-8' }),
      };
    });
  return { picture, csv };
}

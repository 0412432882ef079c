// Makes a picture of what a widget shows, in the browser (D-04).
import { useIntl } from 'react-intl';
import { fileName } from '../../../browser/file-name.ts';
import { saveBlob } from '../../../browser/save-file.ts';
import { useToast } from '../../../components/feedback/useToast.ts';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';

export function useWidgetPicture(): (widget: HTMLElement, title: string) => Promise<void> {
  const intl = useIntl();
  const { language } = useLanguage();
  const toast = useToast();
  const { dataThrough } = useShellViewer();
  return async (widget, title) => {
    try {
      const { widgetPicture } = await import('./picture/widget-picture.ts');
      const asOf = dataThrough
        ? [intl.formatMessage({ id: 'dashboard.menu.asOf' }, { date: formatDay(dataThrough, language) })]
        : [];
      const name = fileName(title, 'png');
      saveBlob(name, await widgetPicture(widget, asOf));
      toast.done(intl.formatMessage({ id: 'dashboard.menu.saved' }, { name }));
    } catch {
      toast.failed(intl.formatMessage({ id: 'dashboard.menu.failed' }));
    }
  };
}

// How widgets are called: by their own title, else by what they show.

import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { fieldTextId, inSentence } from '../../../../../lib/catalogue/derived/cost-field-names.ts';
import { WIDGETS, type WidgetType } from '../../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import { type Grouped, widgetGrouping } from '../drill/widget-grouping.ts';

export type Titled = Grouped & Pick<WidgetSettings, 'title'>;

export function widgetTitle(intl: IntlShape, type: WidgetType, settings: Titled): string {
  const own = settings.title?.trim();
  if (own) return own;
  const { name, key } = widgetGrouping(type, settings);
  const words = inSentence(intl.formatMessage({ id: fieldTextId(name) }));
  return intl
    .formatMessage({ id: WIDGETS[type].titleId }, { viewBy: name, name: words, key: key ?? '' })
    .trim();
}

export function useWidgetTitle(type: WidgetType, settings: Titled): string {
  return widgetTitle(useIntl(), type, settings);
}

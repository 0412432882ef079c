// Settings of widgets in words: what each is called, and what its values are (D-14).
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { GRAPH_VIEW_BYS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import type { WidgetMember, WidgetSettings, WidgetViewBy } from '../../../../lib/widgets/words.ts';
import { fieldName } from '../../../components/cost-items/useFieldName.ts';
import { vendorName } from '../../../components/vendors/useVendorName.ts';
import { accountNoun, type Vendor } from '../../../components/vendors/vendors.ts';
import type { MessageId } from '../../../intl/catalogues.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { nameOfFilter } from '../shared/filter-names.ts';

/** The values of these are words of one message each. */
const VALUES = {
  frame: 'dashboard.settings.frame',
  scale: 'dashboard.settings.scale',
  chartType: 'dashboard.settings.chart',
  category: 'dashboard.settings.category',
  comparison: 'dashboard.settings.comparison',
  sensitivity: 'dashboard.settings.sensitivity',
  sendType: 'dashboard.settings.sendType',
  basis: 'dashboard.settings.basis',
} as const satisfies Partial<Record<WidgetMember, MessageId>>;

/** A setting that is one of a few words. */
export type WordMember = keyof typeof VALUES;

export interface SettingWords {
  member: (member: WidgetMember) => string;
  /** Of a setting that is one of a few words. */
  choice: (member: WordMember, value: string, settings: Pick<WidgetSettings, 'chartType'>) => string;
  show: (show: string) => string;
  viewBy: (viewBy: WidgetViewBy) => string;
  /** What is said now, regardless of the member. */
  value: (member: WidgetMember, settings: WidgetSettings) => string;
}

/** `vendors`: those of the widget, whose own noun an account has; left out for the viewer's selection. */
export function useSettingWords(vendors?: readonly Vendor[] | null): SettingWords {
  const intl = useIntl();
  const { selectedVendors } = useShellViewer();
  const noun = accountNoun(vendors ?? selectedVendors);
  return useMemo(() => settingWords(intl, noun), [intl, noun]);
}

function settingWords(intl: IntlShape, noun: MessageId): SettingWords {
  const choice: SettingWords['choice'] = (member, value, { chartType }) =>
    // On a chart it says where the amounts are, of a threshold that it is one.
    member === 'scale' && value === 'VALUE' && chartType !== null
      ? intl.formatMessage({ id: 'dashboard.settings.scaleOnChart' })
      : intl.formatMessage({ id: VALUES[member] }, { value });
  const show = (value: string) => intl.formatMessage({ id: 'dashboard.settings.show' }, { value });
  const viewBy = (value: WidgetViewBy) => fieldName(intl, GRAPH_VIEW_BYS.idOf(value), noun);
  const channel = (value: string) => intl.formatMessage({ id: 'dashboard.settings.channel' }, { value });
  const none = intl.formatMessage({ id: 'dashboard.settings.none' });
  const value = (member: WidgetMember, settings: WidgetSettings): string => {
    const said = settings[member];
    if (member === 'vendors')
      return settings.vendors
        ? intl.formatList(settings.vendors.map((vendor) => vendorName(intl, vendor)))
        : intl.formatMessage({ id: 'dashboard.settings.vendorsSelected' });
    if (said === null) return none;
    if (member === 'channels' && settings.channels)
      return intl.formatList(settings.channels.map(channel)) || none;
    if (member === 'isPinned' || member === 'includesLowerLevels' || member === 'joinSameNames')
      return intl.formatMessage({ id: 'dashboard.settings.yesNo' }, { value: String(said) });
    if (member === 'savedFilter' && settings.savedFilter)
      return nameOfFilter(settings.savedFilter) ?? intl.formatMessage({ id: 'cost-analytics.saved.unknown' });
    if (member === 'items' && settings.items) return itemsWord(settings.items);
    if (member === 'viewBy' && settings.viewBy) return viewBy(settings.viewBy);
    if (isWordMember(member)) return choice(member, String(said), settings);
    return typeof said === 'number' ? intl.formatNumber(said) : String(said);
  };
  const itemsWord = ({ show: which, chosen }: NonNullable<WidgetSettings['items']>) =>
    which === 'CUSTOM' ? intl.formatList(chosen.map(({ key }) => key)) : show(which);
  return {
    member: (member) => intl.formatMessage({ id: 'dashboard.settings.member' }, { member }),
    choice,
    show,
    viewBy,
    value,
  };
}

function isWordMember(member: WidgetMember): member is WordMember {
  return Object.hasOwn(VALUES, member);
}

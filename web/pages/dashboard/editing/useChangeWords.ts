// A change of a dashboard as a sentence (D-05).
import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { vendorName } from '../../../components/vendors/useVendorName.ts';
import { type SettingWords, useSettingWords } from '../settings/useSettingWords.ts';
import { widgetTitle } from '../widgets/frame/widget-titles.ts';
import type { Change } from './changes.ts';

type WidgetChange = Extract<Change, { widget: unknown }>;

export function useChangeWords(): (change: Change) => string {
  const intl = useIntl();
  const words = useSettingWords();
  return useCallback((change) => changeText(intl, words, change), [intl, words]);
}

function changeText(intl: IntlShape, words: SettingWords, change: Change): string {
  switch (change.kind) {
    case 'renamed':
      return intl.formatMessage({ id: 'dashboard.diff.renamed' }, { from: change.from, to: change.to });
    case 'shifted':
      return intl.formatMessage({ id: 'dashboard.diff.shifted' }, { count: change.count });
    case 'scoped': {
      const { part, from, to } = change;
      const name = intl.formatMessage({ id: 'dashboard.scope.part' }, { part });
      const values = { from: scopeText(intl, part, from), to: scopeText(intl, part, to) };
      return intl.formatMessage({ id: 'dashboard.diff.scoped' }, { name, ...values });
    }
    default:
      return widgetText(intl, words, change);
  }
}

function widgetText(intl: IntlShape, words: SettingWords, change: WidgetChange): string {
  const title = widgetTitle(intl, change.widget.type, change.widget.settings);
  switch (change.kind) {
    case 'moved': {
      const { from, to } = change;
      const values = { fromColumn: from.x + 1, fromRow: from.y + 1, column: to.x + 1, row: to.y + 1 };
      return intl.formatMessage({ id: 'dashboard.diff.moved' }, { title, ...values });
    }
    case 'resized': {
      const { from, to } = change;
      const values = {
        fromWidth: from.width,
        fromHeight: from.height,
        width: to.width,
        height: to.height,
      };
      return intl.formatMessage({ id: 'dashboard.diff.resized' }, { title, ...values });
    }
    case 'set': {
      const { member, from, to } = change;
      const values = { from: words.value(member, from), to: words.value(member, to) };
      return intl.formatMessage(
        { id: 'dashboard.diff.set' },
        { title, name: words.member(member), ...values },
      );
    }
    default:
      return intl.formatMessage({ id: 'dashboard.diff.widget' }, { title, kind: change.kind });
  }
}

function scopeText(intl: IntlShape, part: keyof DashboardScope, scope: DashboardScope): string {
  const { frame, vendors, basis, currency } = scope;
  if (part === 'currency') return currency ?? intl.formatMessage({ id: 'dashboard.scope.ownCurrency' });
  if (part === 'vendors' && vendors)
    return intl.formatList(vendors.map((vendor) => vendorName(intl, vendor)));
  if (part === 'frame' && frame) return intl.formatMessage({ id: 'dashboard.scope.frame' }, { value: frame });
  if (part === 'basis' && basis)
    return intl.formatMessage({ id: 'dashboard.settings.basis' }, { value: basis });
  return intl.formatMessage({ id: 'dashboard.scope.each' });
}

// How an item of cost is called: `alias [id]` for accounts, a phrase for others and for what has no name.
import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { costField, type ViewById } from '../../../lib/catalogue/derived/cost-field-lists.ts';

export interface NamedItem {
  key: string;
  label: string;
  isOthers?: boolean;
  othersCount?: number;
}

export function useItemLabel(kind: ViewById): (item: NamedItem) => string {
  const intl = useIntl();
  return useCallback((item: NamedItem) => itemLabel(intl, kind, item), [intl, kind]);
}

export function itemLabel(
  intl: IntlShape,
  kind: ViewById,
  { key, label, isOthers, othersCount }: NamedItem,
): string {
  if (isOthers) return intl.formatMessage({ id: 'platform.item.others' }, { count: othersCount ?? 0 });
  if (key === '') return intl.formatMessage({ id: 'platform.item.none' }, { kind });
  return costField(kind).named === 'beforeId' && label !== key ? `${label} [${key}]` : label;
}

// How an item of cost is called: `alias [id]` for accounts, a phrase for others and for what has no name.
import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

export interface NamedItem {
  key: string;
  label: string;
  isOthers?: boolean;
  othersCount?: number;
}

export type ItemKind =
  | 'account'
  | 'product'
  | 'region'
  | 'tag'
  | 'serviceGroup'
  | 'instanceType'
  | 'usageType'
  | 'project'
  | 'productFamily'
  | 'category';

export function useItemLabel(kind: ItemKind): (item: NamedItem) => string {
  const intl = useIntl();
  return useCallback((item: NamedItem) => itemLabel(intl, kind, item), [intl, kind]);
}

export function itemLabel(
  intl: IntlShape,
  kind: ItemKind,
  { key, label, isOthers, othersCount }: NamedItem,
): string {
  if (isOthers) return intl.formatMessage({ id: 'platform.item.others' }, { count: othersCount ?? 0 });
  if (key === '') return intl.formatMessage({ id: 'platform.item.none' }, { kind });
  return (kind === 'account' || kind === 'project') && label !== key ? `${label} [${key}]` : label;
}

// Fields, values and conditions in words.
import { use, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { accountNoun, type Vendor } from '../../../components/vendors.ts';
import type { Condition } from './conditions.ts';
import { FIELD_NAMES, type FilterField } from './fields.ts';
import { FilterLabels } from './useFilterLabels.ts';

/** So many values stand in a chip before the others are counted. */
const MOST_VALUES = 2;
export const GROUP_MARK = ':::';

export interface FilterTexts {
  fieldName: (field: FilterField, vendor: Vendor) => string;
  /** Of a value; `label` is its name for people where it has one. */
  valueName: (field: FilterField, value: string, label?: string) => string;
  /** A condition as a sentence; `short` counts what would be too long. */
  condition: (condition: Condition, vendor: Vendor, length: 'short' | 'whole') => string;
}

export function useFilterTexts(): FilterTexts {
  const intl = useIntl();
  const labelOf = use(FilterLabels);
  return useMemo(() => {
    const fieldName = (field: FilterField, vendor: Vendor) =>
      intl.formatMessage({ id: field === 'ACCOUNT' ? accountNoun([vendor]) : FIELD_NAMES[field] });
    const valueName = (field: FilterField, value: string, label = value) => {
      const own = field === 'SERVICE_GROUP' ? groupOf(value) : value;
      if (own === '') return intl.formatMessage({ id: 'cost-analytics.filters.noValue' }, { field });
      if (field === 'SERVICE_GROUP') return own;
      const isId = field === 'ACCOUNT' || field === 'REGION';
      return isId && label !== value && label !== '' ? `${label} [${value}]` : label || value;
    };
    const conditionText = (condition: Condition, vendor: Vendor, length: 'short' | 'whole') => {
      const { field, tagKey, isExcluding, values, contains } = condition;
      const names = values?.map((value) =>
        field === 'SERVICE_GROUP'
          ? `${setOf(value)}: ${valueName(field, value)}`
          : valueName(field, value, labelOf(vendor, field, value) ?? value),
      );
      const shown = length === 'short' ? names?.slice(0, MOST_VALUES) : names;
      const further = (names?.length ?? 0) - (shown?.length ?? 0);
      const list = shown?.join(', ') ?? `“${contains}”`;
      const plain = fieldName(field, vendor);
      return intl.formatMessage(
        { id: SENTENCES[contains === null ? 'values' : 'contains'][isExcluding ? 'excluding' : 'including'] },
        {
          name: tagKey === null ? plain : `${plain} ${tagKey}`,
          values:
            further > 0
              ? intl.formatMessage({ id: 'cost-analytics.filters.further' }, { values: list, count: further })
              : list,
        },
      );
    };
    return { fieldName, valueName, condition: conditionText };
  }, [intl, labelOf]);
}

const SENTENCES = {
  values: { including: 'cost-analytics.filters.is', excluding: 'cost-analytics.filters.isNot' },
  contains: { including: 'cost-analytics.filters.holds', excluding: 'cost-analytics.filters.holdsNot' },
} as const;

export function setOf(value: string): string {
  return value.slice(0, Math.max(value.indexOf(GROUP_MARK), 0));
}

export function groupOf(value: string): string {
  const at = value.indexOf(GROUP_MARK);
  return at < 0 ? value : value.slice(at + GROUP_MARK.length);
}

// Fields, values and conditions in words.
import { use, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { costField, type FilterId } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { groupOf, setOf } from '../../../../../lib/cost/service-group-values.ts';
import { fieldName } from '../../../../components/cost-items/useFieldName.ts';
import { accountNoun, type Vendor } from '../../../../components/vendors/vendors.ts';
import { type Condition, textOf } from './conditions.ts';
import { FilterLabels } from './useFilterLabels.ts';

/** So many values are in a chip before the others are counted. */
const MOST_VALUES = 2;

export interface FilterTexts {
  fieldName: (field: FilterId, vendors: readonly Vendor[]) => string;
  /** Of a value; `label` is its name for people where it has one. */
  valueName: (field: FilterId, value: string, label?: string) => string;
  /** A condition as a sentence; `short` counts what would be too long. */
  condition: (condition: Condition, vendors: readonly Vendor[], length: 'short' | 'whole') => string;
}

export function useFilterTexts(): FilterTexts {
  const intl = useIntl();
  const labelOf = use(FilterLabels);
  return useMemo(() => {
    const nameOf = (field: FilterId, vendors: readonly Vendor[]) =>
      fieldName(intl, field, accountNoun([...vendors]));
    const valueName = (field: FilterId, value: string, label = value) => {
      const { key, named } = costField(field);
      const isGroup = key === 'serviceGroupSet';
      const own = isGroup ? groupOf(value) : value;
      if (own === '') return intl.formatMessage({ id: 'cost-analytics.filters.noValue' }, { field });
      if (isGroup) return own;
      return named && label !== value && label !== '' ? `${label} [${value}]` : label || value;
    };
    const conditionText = (condition: Condition, vendors: readonly Vendor[], length: 'short' | 'whole') => {
      const { field, tagKey, isExcluding, values } = condition;
      const match = textOf(condition);
      const names = values?.map((value) =>
        costField(field).key === 'serviceGroupSet'
          ? `${setOf(value)}: ${valueName(field, value)}`
          : valueName(
              field,
              value,
              vendors.map((vendor) => labelOf(vendor, field, value)).find((label) => label !== null) ?? value,
            ),
      );
      const shown = length === 'short' ? names?.slice(0, MOST_VALUES) : names;
      const further = (names?.length ?? 0) - (shown?.length ?? 0);
      const list = shown?.join(', ') ?? `“${match?.text ?? ''}”`;
      const plain = nameOf(field, vendors);
      return intl.formatMessage(
        { id: SENTENCES[match?.how ?? 'values'][isExcluding ? 'excluding' : 'including'] },
        {
          name: tagKey === null ? plain : `${plain} ${tagKey}`,
          values:
            further > 0
              ? intl.formatMessage({ id: 'cost-analytics.filters.further' }, { values: list, count: further })
              : list,
        },
      );
    };
    return { fieldName: nameOf, valueName, condition: conditionText };
  }, [intl, labelOf]);
}

const SENTENCES = {
  values: { including: 'cost-analytics.filters.is', excluding: 'cost-analytics.filters.isNot' },
  contains: { including: 'cost-analytics.filters.holds', excluding: 'cost-analytics.filters.holdsNot' },
  startsWith: { including: 'cost-analytics.filters.starts', excluding: 'cost-analytics.filters.startsNot' },
} as const;

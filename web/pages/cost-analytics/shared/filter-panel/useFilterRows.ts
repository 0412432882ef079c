// What the list of a field shows for the values that came: values to tick, or the keys and sets that hold them.
import { costField } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { setOf } from '../../../../../lib/cost/service-group-values.ts';
import { type Condition, type FieldPlace, itemCount, stateOf, withValue } from '../filters/conditions.ts';
import { useFilterTexts } from '../filters/useFilterTexts.ts';
import type { FilterOption, FilterRow } from './FilterValues.tsx';
import type { FilterFieldProps } from './filter-field-props.ts';

interface RowsOf extends FilterFieldProps {
  place: FieldPlace;
  isExcluding: boolean;
  isFull: boolean;
  isOfValues: boolean;
}

export function useFilterRows(of: RowsOf): (options: readonly FilterOption[]) => FilterRow[] {
  const { valueName } = useFilterTexts();
  const { field, parent, onParent, conditions, onChange, place, isExcluding, isFull } = of;
  const { key } = costField(field);
  const keyRow = (id: string, figures: FilterOption | null, count: number): FilterRow => ({
    kind: 'key',
    id,
    name: id,
    figures,
    count,
    onOpen: () => onParent(id),
  });
  const valueRow = (option: FilterOption): FilterRow => {
    const state = stateOf(conditions, place, option.value);
    return {
      kind: 'value',
      id: option.value,
      name: valueName(field, option.value, option.label),
      figures: option,
      state,
      isDisabled: isFull && state === null,
      onChange: (isChosen) => {
        const next = isChosen ? (isExcluding ? 'excluded' : 'included') : null;
        onChange(withValue(conditions, place, option.value, next));
      },
    };
  };
  return (options) => {
    if (of.isOfValues) {
      const own =
        key === 'serviceGroupSet' ? options.filter(({ value }) => setOf(value) === parent) : options;
      return own.map(valueRow);
    }
    if (key === 'tagKey')
      return options
        .filter(({ value }) => value !== '')
        .map((option) =>
          keyRow(option.value, option, itemCount(conditions, { field, tagKey: option.value })),
        );
    const sets = [...new Set(options.map(({ value }) => setOf(value)))];
    return sets.map((set) => keyRow(set, null, groupsChosen(conditions, set)));
  };
}

function groupsChosen(conditions: readonly Condition[], set: string): number {
  return conditions
    .filter(({ field }) => costField(field).key === 'serviceGroupSet')
    .flatMap(({ values }) => values ?? [])
    .filter((value) => setOf(value) === set).length;
}

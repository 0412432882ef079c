// What is chosen of one field, each item with its way out, and how many more may be.
import { Pill } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_FILTER_ITEMS } from '../../../../../lib/catalogue/cost-fields.ts';
import { removeButton } from '../../../../components/forms/remove-button.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import {
  type Condition,
  type FieldPlace,
  isAt,
  itemCount,
  withoutCondition,
  withValue,
} from '../filters/conditions.ts';
import { useFilterTexts } from '../filters/useFilterTexts.ts';
import classes from './Filters.module.css';

interface ChosenItemsProps {
  conditions: readonly Condition[];
  place: FieldPlace;
  vendors: readonly Vendor[];
  onChange: (conditions: readonly Condition[]) => void;
}

export function ChosenItems({ conditions, place, vendors, onChange }: ChosenItemsProps) {
  const intl = useIntl();
  const texts = useFilterTexts();
  const count = itemCount(conditions, place);
  const items = conditions
    .filter((condition) => isAt(condition, place))
    .flatMap((condition) =>
      condition.values
        ? condition.values.map((value) => ({
            one: { ...condition, values: [value] },
            remove: () => onChange(withValue(conditions, place, value, null)),
          }))
        : [{ one: condition, remove: () => onChange(withoutCondition(conditions, condition)) }],
    );
  return (
    <div className={classes.chosen}>
      {items.map(({ one, remove }) => {
        const text = texts.condition(one, vendors, 'whole');
        return (
          <Pill
            key={text}
            withRemoveButton
            onRemove={remove}
            className={classes.pill ?? ''}
            removeButtonProps={removeButton(
              intl.formatMessage({ id: 'cost-analytics.filters.remove' }, { condition: text }),
            )}
          >
            {text}
          </Pill>
        );
      })}
      <span className={classes.note} role="status">
        {count >= MAX_FILTER_ITEMS ? (
          <FormattedMessage id="cost-analytics.filters.atLimit" values={{ max: MAX_FILTER_ITEMS }} />
        ) : count > 0 ? (
          <FormattedMessage id="cost-analytics.filters.chosen" values={{ count, max: MAX_FILTER_ITEMS }} />
        ) : null}
      </span>
    </div>
  );
}

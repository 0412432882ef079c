// Up to ten items, found by typing among what cost something in the days of the widget (D-14).
import { Pill, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GRAPH_FILTERS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import type { WidgetItemChoice } from '../../../../../lib/widgets/words.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { removeButton } from '../../../../components/forms/remove-button.ts';
import { SearchBox } from '../../../../components/forms/SearchBox.tsx';
import { VendorMark } from '../../../../components/vendors/VendorBadge.tsx';
import { traitsOf, type Vendor } from '../../../../components/vendors/vendors.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { useFilterTexts } from '../../../cost-analytics/shared/filters/useFilterTexts.ts';
import type { SettingFieldProps } from '../form-change.ts';
import classes from '../Settings.module.css';
import { daysOfSettings } from '../setting-days.ts';
import { ItemOptions } from './ItemOptions.tsx';
import type { ItemField } from './item-field.ts';
import { useItemOptions } from './useItemOptions.ts';

type Chosen = WidgetItemChoice['chosen'];

interface ItemPickerProps extends Pick<SettingFieldProps, 'settings'> {
  of: ItemField;
  chosen: Chosen;
  /** Of one, another takes its place. */
  max: number;
  onChange: (chosen: Chosen) => void;
}

export function ItemPicker({ settings, of, chosen, max, onChange }: ItemPickerProps) {
  const intl = useIntl();
  const { today } = useShellViewer();
  const { valueName } = useFilterTexts();
  const [search, setSearch] = useState('');
  const { queryRef, isPending, retry } = useItemOptions(
    of.isAsked
      ? {
          range: { frame: 'CUSTOM', ...daysOfSettings(settings, today) },
          vendors: settings.vendors,
          basis: settings.basis ?? 'BILLED',
          field: GRAPH_FILTERS.wordOf(of.field),
          tagKey: of.tagKey,
          search: search.trim() || null,
        }
      : null,
  );
  if (!of.isAsked) return null;
  const isSame = (vendor: Vendor, key: string) => (item: Chosen[number]) =>
    item.vendor === vendor && item.key === key;
  const without = (vendor: Vendor, key: string) => chosen.filter((item) => !isSame(vendor, key)(item));
  const choose = (vendor: Vendor, key: string, isChosen: boolean) =>
    onChange(isChosen ? [...without(vendor, key), { vendor, key }].slice(-max) : without(vendor, key));
  const label = intl.formatMessage({ id: 'dashboard.settings.searchItems' });
  return (
    <div className={classes.picker}>
      <div className={classes.chosen}>
        {chosen.map(({ vendor, key }) => {
          const name = valueName(of.field, key);
          return (
            <Pill
              key={`${vendor} ${key}`}
              withRemoveButton
              onRemove={() => onChange(without(vendor, key))}
              className={classes.pill ?? ''}
              removeButtonProps={removeButton(
                intl.formatMessage({ id: 'dashboard.settings.removeItem' }, { name }),
              )}
            >
              <VendorMark vendor={vendor}>{traitsOf(vendor).badge}</VendorMark> {name}
            </Pill>
          );
        })}
        <span className={classes.note} role="status">
          {max === 1 ? null : chosen.length >= max ? (
            <FormattedMessage id="cost-analytics.filters.atLimit" values={{ max }} />
          ) : (
            <FormattedMessage id="cost-analytics.filters.chosen" values={{ count: chosen.length, max }} />
          )}
        </span>
      </div>
      <SearchBox label={label} value={search} onSearch={setSearch} />
      <div className={classes.optionList} data-stale={isPending || undefined} aria-busy={isPending}>
        <Boundary variant="block" skeleton={<Skeleton height={160} />} onRetry={retry} resetKey={queryRef}>
          {queryRef ? (
            <ItemOptions
              queryRef={queryRef}
              of={of}
              isChosen={(vendor, key) => chosen.some(isSame(vendor, key))}
              isFull={max > 1 && chosen.length >= max}
              onChoose={choose}
              onRetry={retry}
            />
          ) : (
            <Skeleton height={160} />
          )}
        </Boundary>
      </div>
    </div>
  );
}

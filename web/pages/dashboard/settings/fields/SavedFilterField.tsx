// Which charges count, by a saved filter of Cost Analytics: as it is whenever figures are asked for (C-06, D-14).
import { NativeSelect, Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { WIDGETS } from '../../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type { SavedFilterFieldQuery } from '../../../../__generated__/SavedFilterFieldQuery.graphql.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { nameOfFilter, rememberFilter } from '../../shared/filter-names.ts';
import type { SettingFieldProps } from '../form-change.ts';
import { useSettingWords } from '../useSettingWords.ts';

const NONE = '';

/** Offered to those who may see saved filters; a filter that is chosen can always be taken away. */
export function SavedFilterField(props: SettingFieldProps) {
  const { canSee } = useShellViewer();
  if (!canSee('COST_ANALYTICS')) return props.settings.savedFilter ? <Choice {...props} own={[]} /> : null;
  return (
    <Boundary variant="block" skeleton={<Skeleton height={52} />}>
      <OwnFilters {...props} />
    </Boundary>
  );
}

function OwnFilters(props: SettingFieldProps) {
  const { viewer } = useLazyLoadQuery<SavedFilterFieldQuery>(
    graphql`
      query SavedFilterFieldQuery {
        viewer {
          savedFilters {
            id
            name
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const own = viewer.savedFilters ?? [];
  for (const { id, name } of own) rememberFilter(id, name);
  return <Choice {...props} own={own} />;
}

interface ChoiceProps extends SettingFieldProps {
  own: readonly { readonly id: string; readonly name: string }[];
}

function Choice({ type, settings, onChange, errors, own }: ChoiceProps) {
  const intl = useIntl();
  const { savedFilter } = settings;
  const isOther = savedFilter !== null && !own.some(({ id }) => id === savedFilter);
  const other = isOther
    ? [
        {
          value: savedFilter,
          label: nameOfFilter(savedFilter) ?? intl.formatMessage({ id: 'cost-analytics.saved.unknown' }),
        },
      ]
    : [];
  return (
    <NativeSelect
      label={useSettingWords().member('savedFilter')}
      description={<FormattedMessage id="dashboard.settings.filterNote" />}
      value={savedFilter ?? NONE}
      error={errors.savedFilter}
      data={[
        { value: NONE, label: intl.formatMessage({ id: 'dashboard.settings.noFilter' }) },
        ...other,
        ...own.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChange(
          value === NONE ? { savedFilter: null } : { savedFilter: value, ...withoutOwn(type, settings) },
        )
      }
    />
  );
}

/** A saved filter is in the place of an account and of chosen items. */
function withoutOwn(type: SettingFieldProps['type'], { items }: WidgetSettings): Partial<WidgetSettings> {
  const [show] = WIDGETS[type].takes.items ?? [];
  return { account: null, ...(items?.show === 'CUSTOM' && show && { items: { show, chosen: [] } }) };
}

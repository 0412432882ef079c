// What the cost is split by; a tag needs its key, service groups their set (D-14).
import { NativeSelect, Skeleton, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useQueryLoader } from 'react-relay';
import { WIDGETS } from '../../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import ViewByKeysQueryNode, {
  type ViewByKeysQuery,
} from '../../../../__generated__/ViewByKeysQuery.graphql.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { ViewByKey } from '../../../cost-analytics/shared/view-by/ViewByKey.tsx';
import type { SettingFieldProps } from '../form-change.ts';
import { itemFieldOf } from '../items/item-field.ts';
import { daysOfSettings } from '../setting-days.ts';
import { watchedMembers } from '../settings-draft.ts';
import { useSettingWords } from '../useSettingWords.ts';

export function ViewByFields(props: SettingFieldProps) {
  const { type, settings, onChange, errors } = props;
  const words = useSettingWords(settings.vendors);
  const choices = WIDGETS[type].takes.viewBy ?? [];
  const watched = watchedMembers(type, settings);
  const key = (['tagKey', 'serviceGroupSet'] as const).find((member) => watched.includes(member));
  return (
    <Stack gap={8}>
      {choices.length > 0 ? (
        <NativeSelect
          label={words.member('viewBy')}
          value={settings.viewBy ?? ''}
          error={errors.viewBy}
          data={choices.map((value) => ({ value, label: words.viewBy(value) }))}
          onChange={(event) => {
            const viewBy = choices.find((value) => value === event.currentTarget.value);
            if (viewBy) onChange({ viewBy, ...itemsAfter(props, { ...settings, viewBy }) });
          }}
        />
      ) : null}
      {key ? <KeyField {...props} member={key} /> : null}
    </Stack>
  );
}

/** Chosen items were items of another split; where none can be chosen, the largest are shown. */
function itemsAfter({ type, settings: { items } }: SettingFieldProps, next: WidgetSettings) {
  if (!items) return {};
  const canChoose = itemFieldOf(type, next) !== null;
  const [first = items.show] = WIDGETS[type].takes.items ?? [];
  return { items: { show: canChoose ? items.show : first, chosen: [] } };
}

interface KeyFieldProps extends SettingFieldProps {
  member: 'tagKey' | 'serviceGroupSet';
}

function KeyField(props: KeyFieldProps) {
  const { member, settings, onChange, errors } = props;
  const { today } = useShellViewer();
  const [queryRef, load] = useQueryLoader<ViewByKeysQuery>(ViewByKeysQueryNode);
  const { vendors } = settings;
  const { start, end } = daysOfSettings(settings, today);
  useEffect(() => load({ range: { frame: 'CUSTOM', start, end }, vendors }), [load, start, end, vendors]);
  return (
    <Boundary
      variant="block"
      skeleton={<Skeleton height={60} />}
      resetKey={queryRef}
      onRetry={() =>
        load({ range: { frame: 'CUSTOM', start, end }, vendors }, { fetchPolicy: 'network-only' })
      }
    >
      {queryRef ? (
        <ViewByKey
          queryRef={queryRef}
          viewBy={member === 'tagKey' ? 'tag' : 'serviceGroup'}
          value={settings[member]}
          error={errors[member]}
          onChoose={(key) => onChange({ [member]: key, ...itemsAfter(props, settings) })}
        />
      ) : (
        <Skeleton height={60} />
      )}
    </Boundary>
  );
}

// One account, or all of them.
import { Input, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { WIDGETS } from '../../../../../lib/widgets/widget-types.ts';
import type { SettingFieldProps } from '../form-change.ts';
import { ItemPicker } from '../items/ItemPicker.tsx';
import { useSettingWords } from '../useSettingWords.ts';

const ACCOUNTS = { field: 'account', tagKey: null, set: null, isAsked: true } as const;

export function AccountField({ type, settings, onChange, errors }: SettingFieldProps) {
  const intl = useIntl();
  const { limitedTo = null } = WIDGETS[type];
  const label = useSettingWords(limitedTo).member('account');
  const { account } = settings;
  const [isOne, setOne] = useState(account !== null);
  const [vendor = 'AWS'] = limitedTo ?? [];
  return (
    <Input.Wrapper label={label} error={errors.account} labelElement="div">
      <Stack gap={8}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={label}
          value={isOne ? 'one' : 'all'}
          onChange={(value) => {
            setOne(value === 'one');
            if (value === 'all') onChange({ account: null });
          }}
          data={(['all', 'one'] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: 'dashboard.settings.accounts' }, { value }),
          }))}
        />
        {isOne ? (
          <ItemPicker
            settings={{ ...settings, vendors: limitedTo }}
            of={ACCOUNTS}
            chosen={account === null ? [] : [{ vendor, key: account }]}
            max={1}
            onChange={(chosen) => onChange({ account: chosen[0]?.key ?? null })}
          />
        ) : null}
      </Stack>
    </Input.Wrapper>
  );
}

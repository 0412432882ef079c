// The part of a form that says what a budget is for.
import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { BoardData } from '../board-data.ts';
import { KINDS, type ScopeForm } from './scope-form.ts';

interface ScopeFieldsProps {
  form: ScopeForm;
  data: BoardData;
  onChange: (form: ScopeForm) => void;
}

export function ScopeFields({ form, data: { choices }, onChange }: ScopeFieldsProps) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const { kind } = form;
  const sets = choices.serviceGroupSets;
  return (
    <>
      <NativeSelect
        label={<FormattedMessage id="budgets.page.scope" />}
        value={kind}
        onChange={({ currentTarget }) =>
          onChange({ ...form, kind: KINDS.find((known) => known === currentTarget.value) ?? kind })
        }
        data={KINDS.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'budgets.page.kind' }, { kind: value }),
        }))}
      />
      {kind === 'VENDOR' || kind === 'ACCOUNT' ? (
        <Choice
          label={<FormattedMessage id="budgets.page.vendor" />}
          value={form.vendor}
          options={choices.vendors.map((vendor) => [vendor, vendorName(vendor)])}
          onChange={(vendor) => onChange({ ...form, vendor, account: '' })}
        />
      ) : null}
      {kind === 'ACCOUNT' ? (
        <Choice
          label={<FormattedMessage id="budgets.page.account" />}
          value={form.account}
          options={choices.accounts
            .filter(({ vendor }) => vendor === form.vendor)
            .map(({ account, name }) => [account, name === account ? account : `${name} (${account})`])}
          onChange={(account) => onChange({ ...form, account })}
        />
      ) : null}
      {kind === 'SERVICE_GROUP' ? (
        <>
          <Choice
            label={<FormattedMessage id="budgets.page.serviceGroupSet" />}
            value={form.serviceGroupSet}
            options={sets.map(({ set }) => [set, set])}
            onChange={(serviceGroupSet) => onChange({ ...form, serviceGroupSet, serviceGroup: '' })}
          />
          <Choice
            label={<FormattedMessage id="budgets.page.serviceGroup" />}
            value={form.serviceGroup}
            options={(sets.find(({ set }) => set === form.serviceGroupSet)?.groups ?? []).map((group) => [
              group,
              group,
            ])}
            onChange={(serviceGroup) => onChange({ ...form, serviceGroup })}
          />
        </>
      ) : null}
      {kind === 'TAG' ? (
        <>
          <TextInput
            label={<FormattedMessage id="budgets.page.tagKey" />}
            value={form.tagKey}
            onChange={({ currentTarget }) => onChange({ ...form, tagKey: currentTarget.value })}
          />
          <TextInput
            label={<FormattedMessage id="budgets.page.tagValue" />}
            value={form.tagValue}
            onChange={({ currentTarget }) => onChange({ ...form, tagValue: currentTarget.value })}
          />
        </>
      ) : null}
    </>
  );
}

interface ChoiceProps {
  label: ReactNode;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const intl = useIntl();
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: '', label: intl.formatMessage({ id: 'budgets.page.choose' }) },
        ...options.map(([key, name]) => ({ value: key, label: name })),
      ]}
    />
  );
}

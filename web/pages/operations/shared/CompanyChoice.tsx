// Which company is shown: only for those who see several.
import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';

interface CompanyChoiceProps {
  companies: readonly { readonly id: string; readonly name: string }[];
  /** Global id; null: all. */
  value: string | null;
  onChange: (company: string | null) => void;
}

export function CompanyChoice({ companies, value, onChange }: CompanyChoiceProps) {
  const intl = useIntl();
  if (companies.length < 2) return null;
  return (
    <NativeSelect
      size="xs"
      aria-label={intl.formatMessage({ id: 'operations.page.company' })}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      data={[
        { value: '', label: intl.formatMessage({ id: 'operations.page.allCompanies' }) },
        ...companies.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

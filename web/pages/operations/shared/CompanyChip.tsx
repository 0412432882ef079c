// Which company is shown: only for those who see several.
import { useIntl } from 'react-intl';
import { ChoiceChip } from '../../../components/state-bar/ChoiceChip.tsx';

interface CompanyChipProps {
  companies: readonly { readonly id: string; readonly name: string }[];
  /** Global id; null: all. */
  value: string | null;
  onChange: (company: string | null) => void;
}

const ALL = '';

export function CompanyChip({ companies, value, onChange }: CompanyChipProps) {
  const intl = useIntl();
  if (companies.length < 2) return null;
  return (
    <ChoiceChip
      name={intl.formatMessage({ id: 'operations.page.company' })}
      value={value ?? ALL}
      choices={[
        { value: ALL, label: intl.formatMessage({ id: 'operations.page.allCompanies' }) },
        ...companies.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(company) => onChange(company || null)}
      onClear={value === null ? undefined : () => onChange(null)}
    />
  );
}

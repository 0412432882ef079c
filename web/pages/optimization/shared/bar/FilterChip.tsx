// One filter of the pages of commitments: any number of values, looked for by typing.
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PickGroup, PickList } from '../../../../components/forms/PickList.tsx';
import { PanelChip } from '../../../../components/state-bar/PanelChip.tsx';

export interface FilterValue {
  code: string;
  name: string;
  /** The values that choosing it means; itself when left out. */
  codes?: readonly string[] | undefined;
  /** Its group; null for a value without one. */
  group?: string | null | undefined;
}

interface FilterChipProps {
  name: string;
  values: readonly FilterValue[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export function FilterChip({ name, values, chosen, onChange }: FilterChipProps) {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const nameOf = (code: string) => values.find((value) => value.code === code && !value.codes)?.name ?? code;
  const isChosen = ({ code, codes = [code] }: FilterValue) => codes.every((each) => chosen.includes(each));
  const pick = (id: string) => {
    const value = values.find((each) => idOf(each) === id);
    if (!value) return;
    const codes = value.codes ?? [value.code];
    const rest = chosen.filter((each) => !codes.includes(each));
    onChange(isChosen(value) ? rest : [...rest, ...codes]);
  };
  return (
    <PanelChip
      name={name}
      value={
        chosen.length === 0 ? (
          <FormattedMessage id="optimization.bar.all" />
        ) : chosen.length === 1 ? (
          nameOf(chosen[0] ?? '')
        ) : (
          intl.formatNumber(chosen.length)
        )
      }
      title={chosen.length === 0 ? undefined : chosen.map(nameOf).join(', ')}
      onClear={chosen.length === 0 ? undefined : () => onChange([])}
      width={320}
      isFlush
    >
      {() => (
        <PickList
          label={intl.formatMessage({ id: 'optimization.bar.search' }, { name })}
          query={query}
          onQuery={setQuery}
          groups={groupsOf(values, query, isChosen)}
          onPick={pick}
          empty={<FormattedMessage id="optimization.bar.noValue" />}
        />
      )}
    </PanelChip>
  );
}

/** A category has values of its own beside it that may be named alike. */
function idOf({ code, codes }: FilterValue): string {
  return `${codes ? 'all' : 'one'} ${code}`;
}

function groupsOf(
  values: readonly FilterValue[],
  query: string,
  isChosen: (value: FilterValue) => boolean,
): PickGroup[] {
  const wanted = query.trim().toLowerCase();
  const found = values.filter(({ code, name }) => `${name} ${code}`.toLowerCase().includes(wanted));
  const groups = [...new Set(found.map(({ group }) => group ?? null))];
  return groups.map((label) => ({
    label,
    options: found
      .filter(({ group }) => (group ?? null) === label)
      .map((value) => ({
        id: idOf(value),
        label: value.name,
        note: value.code === value.name ? undefined : value.code,
        icon: <IconCheck size={14} aria-hidden style={{ opacity: isChosen(value) ? 1 : 0 }} />,
        isCurrent: isChosen(value),
      })),
  }));
}

// Which cost a rule looks at: by the same panel of filters as everywhere (N-04, C-05).
import { Button, Group, Input } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { createLoader } from 'nuqs/server';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { type AnalyticsAddress, analyticsParsers } from '../../cost-analytics/shared/address/address.ts';
import { ConditionChip } from '../../cost-analytics/shared/filter-panel/ConditionChip.tsx';
import { FilterDrawer, type PanelPlace } from '../../cost-analytics/shared/filter-panel/FilterDrawer.tsx';
import {
  type ConditionsByVendor,
  conditionsByVendor,
} from '../../cost-analytics/shared/filters/filter-address.ts';
import { FILTERED_VENDORS } from '../../cost-analytics/shared/filters/vendor-conditions.ts';
import type { RuleDraft } from './rule-draft.ts';

/** Values to filter by are those of the last three months. */
const ASKED: AnalyticsAddress = { ...createLoader(analyticsParsers)('?range=last_3_months') };

interface RuleScopeProps {
  conditions: ConditionsByVendor;
  basis: RuleDraft['basis'];
  onChange: (conditions: ConditionsByVendor) => void;
}

export function RuleScope({ conditions, basis, onChange }: RuleScopeProps) {
  const { availableVendors } = useShellViewer();
  const [place, setPlace] = useState<PanelPlace | null>(null);
  const vendors = FILTERED_VENDORS.filter((vendor) => availableVendors.includes(vendor));
  const [first] = vendors;
  const kept = vendors.flatMap((vendor) => conditions[vendor].map((condition) => ({ vendor, condition })));
  return (
    <Input.Wrapper label={<FormattedMessage id="anomaly.rules.scope" />} labelElement="div">
      <Group gap="xs" mt={4}>
        <Button
          variant="default"
          leftSection={<IconFilter size={14} aria-hidden />}
          disabled={!first}
          onClick={() => first && setPlace({ vendor: first, field: 'product', parent: null })}
        >
          <FormattedMessage id="cost-analytics.filters.open" />
        </Button>
        {kept.length === 0 ? <FormattedMessage id="anomaly.rules.wholeCompany" /> : null}
        {kept.map(({ vendor, condition }) => (
          <ConditionChip
            key={`${vendor} ${JSON.stringify(condition)}`}
            vendor={vendor}
            vendors={[vendor]}
            condition={condition}
            onOpen={() => setPlace({ vendor, field: condition.field, parent: condition.tagKey })}
            onRemove={() =>
              onChange({
                ...conditions,
                [vendor]: conditions[vendor].filter((other) => other !== condition),
              })
            }
          />
        ))}
      </Group>
      <FilterDrawer
        address={{ ...ASKED, basis: basis === 'EFFECTIVE' ? 'effective' : 'billed' }}
        place={place}
        onPlace={setPlace}
        vendors={vendors}
        conditions={conditions}
        onChange={(changed) => onChange({ ...conditions, ...changed })}
        onClear={() => onChange(conditionsByVendor(() => []))}
      />
    </Input.Wrapper>
  );
}

// What advice is asked for, in one bar and kept in the address: days, term, payment, goal, month and filters.
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import {
  AZURE_LOOK_BACK_DAYS,
  LOOK_BACK_DAYS,
  type RecommendationKind,
} from '../../../../../lib/commitments/recommendations.ts';
import type { AdviceBar_options$key } from '../../../../__generated__/AdviceBar_options.graphql.ts';
import { ChoiceChip } from '../../../../components/state-bar/ChoiceChip.tsx';
import { StateBar } from '../../../../components/state-bar/StateBar.tsx';
import { FilterChip } from '../../shared/bar/FilterChip.tsx';
import { type AdviceAddress, type AdviceChange, NODE_SERVICES } from '../advice-address.ts';
import { SERVICE_TEXTS } from '../words.ts';
import { GoalChip } from './GoalChip.tsx';
import { MonthChip } from './MonthChip.tsx';
import { SwitchesChip } from './SwitchesChip.tsx';
import { TermChips } from './TermChips.tsx';

interface AdviceBarProps {
  kind: RecommendationKind;
  address: AdviceAddress;
  onChange: (change: AdviceChange) => void;
  /** What can be chosen; null while it is not known, or could not be asked for. */
  options: AdviceBar_options$key | null | undefined;
}

export function AdviceBar({ kind, address, onChange, options }: AdviceBarProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment AdviceBar_options on CommitmentOptions {
        accounts {
          code
          name
        }
        regions {
          code
          name
        }
        instanceFamilies
      }
    `,
    options ?? null,
  );
  const days = kind === 'AZURE_VM' ? AZURE_LOOK_BACK_DAYS : LOOK_BACK_DAYS;
  return (
    <StateBar label={intl.formatMessage({ id: 'platform.bar.title' })} part="advice.bar">
      {address.service === undefined ? null : (
        <ChoiceChip
          name={intl.formatMessage({ id: 'optimization.advice.service' })}
          value={address.service}
          choices={NODE_SERVICES.map((value) => ({
            value,
            label: intl.formatMessage({ id: SERVICE_TEXTS[value] }),
          }))}
          onChange={(service) => onChange({ service })}
        />
      )}
      <TermChips days={days} address={address} onChange={onChange} />
      <GoalChip address={address} onChange={onChange} />
      <SwitchesChip address={address} onChange={onChange} />
      <MonthChip month={address.month} onChange={(month) => onChange({ month })} />
      <FilterChip
        name={intl.formatMessage({
          id: kind === 'AZURE_VM' ? 'optimization.advice.subscriptions' : 'optimization.bar.accounts',
        })}
        values={data?.accounts ?? []}
        chosen={address.accounts}
        onChange={(accounts) => onChange({ accounts })}
      />
      <FilterChip
        name={intl.formatMessage({ id: 'optimization.bar.regions' })}
        values={data?.regions ?? []}
        chosen={address.regions}
        onChange={(regions) => onChange({ regions })}
      />
      <FilterChip
        name={intl.formatMessage({ id: 'optimization.bar.families' })}
        values={(data?.instanceFamilies ?? []).map((code) => ({ code, name: code }))}
        chosen={address.families}
        onChange={(families) => onChange({ families })}
      />
    </StateBar>
  );
}

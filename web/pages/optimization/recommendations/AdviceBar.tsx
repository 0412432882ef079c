// What advice is asked for, in one bar and kept in the address: days, term, payment, goal, month and filters.
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { firstOfYearMonth, yearMonthOf } from '../../../../lib/calendar/year-months.ts';
import {
  AZURE_LOOK_BACK_DAYS,
  LOOK_BACK_DAYS,
  type RecommendationKind,
  TERM_YEARS,
} from '../../../../lib/commitments/recommendations.ts';
import type { AdviceBar_options$key } from '../../../__generated__/AdviceBar_options.graphql.ts';
import { ChoiceChip } from '../../../components/forms/StateChip.tsx';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { FilterChip } from '../shared/bar/FilterChip.tsx';
import classes from '../shared/Commitments.module.css';
import { type AdviceAddress, type AdviceChange, NODE_SERVICES, PAYMENTS } from './advice-address.ts';
import { GoalChip } from './GoalChip.tsx';
import { monthsUpTo } from './months.ts';
import { SwitchesChip } from './SwitchesChip.tsx';
import { PAYMENT_TEXTS, SERVICE_TEXTS } from './words.ts';

interface AdviceBarProps {
  kind: RecommendationKind;
  address: AdviceAddress;
  onChange: (change: AdviceChange) => void;
  /** What can be chosen; null while it is not known, or could not be asked for. */
  options: AdviceBar_options$key | null | undefined;
}

export function AdviceBar({ kind, address, onChange, options }: AdviceBarProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { today } = useShellViewer();
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
  const newest = today === null ? null : yearMonthOf(today);
  return (
    <div className={classes.bar} data-part="advice.bar">
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
      <ChoiceChip
        name={intl.formatMessage({ id: 'optimization.advice.days' })}
        value={`${address.days}`}
        choices={days.map((count) => ({
          value: `${count}`,
          label: intl.formatMessage({ id: 'optimization.advice.lastDays' }, { count }),
        }))}
        onChange={(count) => onChange({ days: Number(count) })}
      />
      <ChoiceChip
        name={intl.formatMessage({ id: 'optimization.column.term' })}
        value={`${address.term}`}
        choices={TERM_YEARS.map((count) => ({
          value: `${count}` as const,
          label: intl.formatMessage({ id: 'optimization.value.years' }, { count }),
        }))}
        onChange={(term) => onChange({ term: term === '3' ? 3 : 1 })}
      />
      <ChoiceChip
        name={intl.formatMessage({ id: 'optimization.column.paymentOption' })}
        value={address.payment}
        choices={PAYMENTS.map((value) => ({
          value,
          label: intl.formatMessage({ id: PAYMENT_TEXTS[value] }),
        }))}
        onChange={(payment) => onChange({ payment })}
      />
      <GoalChip address={address} onChange={onChange} />
      <SwitchesChip address={address} onChange={onChange} />
      {newest === null || today === null ? null : (
        <ChoiceChip
          name={intl.formatMessage({ id: 'optimization.advice.asOf' })}
          value={address.month ?? newest}
          choices={monthsUpTo(today, address.month).map((value) => ({
            value,
            label: formatMonth(firstOfYearMonth(value), language),
          }))}
          onChange={(month) => onChange({ month: month === newest ? null : month })}
          onClear={address.month === null ? undefined : () => onChange({ month: null })}
        />
      )}
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
    </div>
  );
}

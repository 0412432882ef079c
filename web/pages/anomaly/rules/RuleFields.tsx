// The fields of a rule: title, comparison, basis, threshold, and the band of its levels (N-04).
import {
  Button,
  Group,
  Input,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { BASES, COMPARISONS, PERCENTS, type RuleDraft } from './rule-draft.ts';

interface RuleFieldsProps {
  draft: RuleDraft;
  /** Of threshold and band. */
  currency: string;
  onChange: (part: Partial<RuleDraft>) => void;
  errorOf: (field: string) => string | null;
  bandError: string | null;
}

export function RuleFields({ draft, currency, onChange, errorOf, bandError }: RuleFieldsProps) {
  const intl = useIntl();
  const label = (field: string) => intl.formatMessage({ id: 'anomaly.rules.field' }, { field, currency });
  return (
    <>
      <TextInput
        required
        label={label('title')}
        value={draft.title}
        error={errorOf('title')}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        data-autofocus
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        <NativeSelect
          label={label('comparison')}
          value={draft.comparison}
          onChange={({ currentTarget }) =>
            onChange({
              comparison: COMPARISONS.find((each) => each === currentTarget.value) ?? 'LAST_7_DAYS',
            })
          }
          data={COMPARISONS.map((value) => ({
            value,
            label: intl.formatMessage({ id: 'dashboard.settings.comparison' }, { value }),
          }))}
        />
        <NativeSelect
          label={label('basis')}
          value={draft.basis}
          onChange={({ currentTarget }) =>
            onChange({ basis: BASES.find((each) => each === currentTarget.value) ?? 'USAGE' })
          }
          data={BASES.map((value) => ({
            value,
            label: intl.formatMessage({ id: 'anomaly.rules.basis' }, { basis: value }),
          }))}
        />
      </SimpleGrid>
      <ThresholdFields draft={draft} label={label} onChange={onChange} error={errorOf('threshold')} />
      <Input.Wrapper error={bandError ?? errorOf('minAlert')} labelElement="div">
        <Group gap="sm" grow align="flex-start">
          {(['minAlert', 'maxAlert'] as const).map((member) => (
            <NumberInput
              key={member}
              label={label(member)}
              value={draft[member] ?? ''}
              error={bandError !== null || errorOf(member) !== null}
              thousandSeparator
              allowNegative={false}
              onChange={(value) => onChange({ [member]: numberOf(value) })}
            />
          ))}
        </Group>
        <Text size="xs" c="dimmed" mt={4}>
          <FormattedMessage id="anomaly.rules.band" />
        </Text>
      </Input.Wrapper>
      <Switch
        label={label('isActive')}
        checked={draft.isActive}
        onChange={({ currentTarget }) => onChange({ isActive: currentTarget.checked })}
      />
    </>
  );
}

interface ThresholdFieldsProps extends Pick<RuleFieldsProps, 'draft' | 'onChange'> {
  label: (field: string) => string;
  error: string | null;
}

/** Percent with three offered ones, or an amount. */
function ThresholdFields({ draft, label, onChange, error }: ThresholdFieldsProps) {
  const intl = useIntl();
  const isPercent = draft.scale === 'PERCENTAGE';
  return (
    <Group gap="sm" grow align="flex-start">
      <NativeSelect
        label={label('scale')}
        value={draft.scale}
        onChange={({ currentTarget }) =>
          onChange({ scale: currentTarget.value === 'VALUE' ? 'VALUE' : 'PERCENTAGE' })
        }
        data={(['PERCENTAGE', 'VALUE'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: 'anomaly.rules.scale' }, { scale: value }),
        }))}
      />
      <div>
        <NumberInput
          label={label(isPercent ? 'percent' : 'threshold')}
          value={draft.threshold ?? ''}
          error={error}
          suffix={isPercent ? '%' : ''}
          thousandSeparator
          allowNegative={false}
          onChange={(value) => onChange({ threshold: numberOf(value) })}
        />
        {isPercent ? (
          <Group gap={4} mt={4}>
            {PERCENTS.map((percent) => (
              <PercentButton
                key={percent}
                percent={percent}
                isChosen={draft.threshold === percent}
                onChoose={() => onChange({ threshold: percent })}
              />
            ))}
          </Group>
        ) : null}
      </div>
    </Group>
  );
}

interface PercentButtonProps {
  percent: number;
  isChosen: boolean;
  onChoose: () => void;
}

function PercentButton({ percent, isChosen, onChoose }: PercentButtonProps) {
  const intl = useIntl();
  return (
    <Button
      size="compact-xs"
      variant={isChosen ? 'light' : 'default'}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {intl.formatNumber(percent / 100, { style: 'percent' })}
    </Button>
  );
}

/** Null for a field that holds no number. */
function numberOf(typed: number | string): number | null {
  return typed === '' || Number.isNaN(Number(typed)) ? null : Number(typed);
}

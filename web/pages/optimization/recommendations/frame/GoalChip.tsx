// What advice is best at: most saving, least regret, or a share of the cost that is to be covered.
import { NumberInput, Radio, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { GOALS, type Goal } from '../../../../../lib/commitments/recommendations.ts';
import { PanelChip } from '../../../../components/state-bar/PanelChip.tsx';
import { useShortPercent } from '../../shared/usePercent.ts';
import type { AdviceAddress, AdviceChange } from '../advice-address.ts';
import { GOAL_NOTES, GOAL_TEXTS } from '../words.ts';

interface GoalChipProps {
  address: Pick<AdviceAddress, 'goal' | 'target'>;
  onChange: (change: Pick<AdviceChange, 'goal' | 'target'>) => void;
}

export function GoalChip({ address: { goal, target }, onChange }: GoalChipProps) {
  const intl = useIntl();
  const percent = useShortPercent();
  const name = intl.formatMessage({ id: 'optimization.advice.goal' });
  const text = intl.formatMessage({ id: GOAL_TEXTS[goal] });
  return (
    <PanelChip
      name={name}
      value={goal === 'coverage' ? `${text}: ${percent(target)}` : text}
      onClear={goal === 'saving' ? undefined : () => onChange({ goal: null, target: null })}
      width={320}
    >
      {() => (
        <>
          <Radio.Group aria-label={name} value={goal} onChange={(value) => onChange({ goal: value as Goal })}>
            <Stack gap={10}>
              {GOALS.map((each) => (
                <Radio
                  key={each}
                  value={each}
                  label={<FormattedMessage id={GOAL_TEXTS[each]} />}
                  description={<FormattedMessage id={GOAL_NOTES[each]} />}
                />
              ))}
            </Stack>
          </Radio.Group>
          {goal === 'coverage' ? (
            <NumberInput
              mt={10}
              label={<FormattedMessage id="optimization.advice.target" />}
              suffix=" %"
              min={1}
              max={100}
              clampBehavior="strict"
              value={target}
              onChange={(value) => {
                if (typeof value === 'number' && value > 0) onChange({ target: value });
              }}
            />
          ) : null}
        </>
      )}
    </PanelChip>
  );
}

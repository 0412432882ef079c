// What a piece of advice is called: what would be bought, in a few words.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { AdviceRow } from './advice-row.ts';

type Named = Pick<AdviceRow, 'kind' | 'planType' | 'instanceFamily' | 'instanceType' | 'flexibilityGroup'>;

export function usePieceName(): (piece: Named) => string {
  const intl = useIntl();
  return useCallback(
    ({ kind, planType, instanceFamily, instanceType, flexibilityGroup }) => {
      if (kind !== 'SAVINGS_PLANS') return instanceType ?? flexibilityGroup ?? instanceFamily ?? '';
      const type = planType ?? intl.formatMessage({ id: 'optimization.advice.plan' });
      return instanceFamily ? `${type} ${instanceFamily}` : type;
    },
    [intl],
  );
}

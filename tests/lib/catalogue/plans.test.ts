import { expect, test } from 'vitest';
import { openFeatures } from '../../../lib/catalogue/plans.ts';

test.each([
  ['PREMIUM', null, true],
  ['STANDARD', null, false],
  ['STANDARD', '2026-12-31', false],
  ['TRIAL', '2026-03-01', true],
  ['TRIAL', '2026-02-28', false],
  ['TRIAL', null, false],
] as const)('S-06 on 1 March 2026 %s to %s opens paid features: %s', (chargeType, endsOn, isOpen) => {
  expect(openFeatures(chargeType, endsOn, '2026-03-01').length > 0).toBe(isOpen);
});

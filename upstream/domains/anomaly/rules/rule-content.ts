// What a rule for unusual cost must be, by the texts of the specification (N-04).
import type { DomainErrorCode } from '../../../../lib/catalogue/domain-errors.ts';
import { alertBandFault, alertTitleFault, MIN_THRESHOLD } from '../../../../lib/rules/alert-rules.ts';
import { Refusal } from '../../../refusal.ts';
import type { RuleContent } from '../../../stores/documents/anomaly/anomaly-rules.ts';

/** Refuses, naming the member. */
export function checkRule({ title, minAlert, maxAlert, threshold, scale }: RuleContent): void {
  const refuse = (code: DomainErrorCode, message: string, field: string) => {
    throw new Refusal(code, message, field);
  };
  if (title.trim() === '') refuse('NAME_MISSING', 'A rule has a title.', 'title');
  const titleFault = alertTitleFault(title);
  if (titleFault) refuse(titleFault, 'Unsupported special characters are included', 'title');
  const bandFault = alertBandFault({ minAlert, maxAlert });
  if (bandFault) refuse(bandFault, 'The anomaly alarm band setting is invalid', 'minAlert');
  const least = scale === 'percentage' ? MIN_THRESHOLD : Number.MIN_VALUE;
  if (threshold < least)
    refuse('THRESHOLD_TOO_LOW', `A threshold is at least ${MIN_THRESHOLD}.`, 'threshold');
}

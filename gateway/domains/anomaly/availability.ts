// Whether AI can report anomalies yet, in the types of the graph.
import type { aiSettings } from '../../../upstream/contract/anomaly/ai.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type { AnomalyAvailability } from '../../__generated__/graph-types.ts';
import { vendorOf } from '../../graph/wire-enums.ts';
import { AI_PHASES } from '../dashboard/widgets/abnormal-figures.ts';
import { SENSITIVITIES } from './shapes.ts';

export function availabilityOf(settings: ReplyOf<typeof aiSettings>): AnomalyAvailability {
  const { state, availableOn, currency, minAlert, maxAlert } = settings;
  if (state === 'notPaid') return { __typename: 'NeedsPlan', feature: 'AI_ANOMALY' };
  const supportedVendors = settings.supportedVendors.map(vendorOf);
  if (state !== 'available')
    return { __typename: 'AiLearning', phase: AI_PHASES[state], availableOn, supportedVendors };
  const sensitivity = SENSITIVITIES[settings.sensitivity];
  return { __typename: 'AnomalyOpen', currency, minAlert, maxAlert, sensitivity, supportedVendors };
}

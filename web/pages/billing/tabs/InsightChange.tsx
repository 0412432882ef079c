// How a product moved since last month: its status by sign and words, and the change in percent (B-07).
import { ChangeChip } from '../../../components/money/ChangeChip.tsx';

/** Less reads 0.00. */
const LEAST_PERCENT = 0.005;

interface InsightChangeProps {
  figures: { status: number; changePercent: number; difference: number };
}

export function InsightChange({ figures: { status, changePercent, difference } }: InsightChangeProps) {
  // An arrow beside 0.00 % would contradict it.
  const kind = Math.abs(changePercent) < LEAST_PERCENT ? 'SAME' : status > 0 ? 'UP' : 'DOWN';
  return <ChangeChip change={{ kind, percent: changePercent, difference }} currency="" withoutAmount />;
}

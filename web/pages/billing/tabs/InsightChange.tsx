// How a product moved since last month: its status by sign and words, and the change in percent (B-07).
import { ChangeChip } from '../../../components/money/ChangeChip.tsx';

interface InsightChangeProps {
  figures: { status: number; changePercent: number; difference: number };
}

export function InsightChange({ figures: { status, changePercent, difference } }: InsightChangeProps) {
  const kind = status > 0 ? 'UP' : status < 0 ? 'DOWN' : 'SAME';
  return <ChangeChip change={{ kind, percent: changePercent, difference }} currency="" withoutAmount />;
}

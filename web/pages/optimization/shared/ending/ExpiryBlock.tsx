// The block that says when commitments end, with the reminders of it for those who may set them (P-04).
import { FormattedMessage } from 'react-intl';
import type { CommitmentKind } from '../../../../../lib/commitments/commitment-kinds.ts';
import type { ExpiryCalendar_ends$key } from '../../../../__generated__/ExpiryCalendar_ends.graphql.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { type Caught, QuietBlock } from '../QuietBlock.tsx';
import { ExpiryCalendar } from './ExpiryCalendar.tsx';
import { ReminderSettings } from './ReminderSettings.tsx';

interface ExpiryBlockProps {
  kind: CommitmentKind;
  result: Caught<{ readonly ends: ExpiryCalendar_ends$key }>;
  onRetry: () => void;
  onOpen: (key: string) => void;
}

export function ExpiryBlock({ kind, result, onRetry, onOpen }: ExpiryBlockProps) {
  const { canEdit } = useShellViewer();
  return (
    <QuietBlock
      part="optimization.calendar"
      title={<FormattedMessage id="optimization.calendar.title" />}
      tools={canEdit(kind) ? <ReminderSettings kind={kind} /> : null}
      result={result}
      onRetry={onRetry}
    >
      {({ ends }) => <ExpiryCalendar ends={ends} onOpen={onOpen} />}
    </QuietBlock>
  );
}

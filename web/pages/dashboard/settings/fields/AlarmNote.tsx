// Links to the notifications of anomalies, which are set for the company, not for a widget (core: Anomaly).
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../../../lib/catalogue/pages.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';

/** Opens beside, for settings that were changed here would be lost. */
export function AlarmNote() {
  const { canSee } = useShellViewer();
  const link = (words: ReactNode) =>
    canSee('ANOMALY') ? (
      <Anchor
        component={Link}
        to={`${pagePath('anomalies')}?notify=settings`}
        target="_blank"
        inherit
        underline="always"
      >
        {words}
      </Anchor>
    ) : (
      words
    );
  return (
    <Text size="xs" c="dimmed">
      <FormattedMessage id="dashboard.settings.alarmNote" values={{ link }} />
    </Text>
  );
}

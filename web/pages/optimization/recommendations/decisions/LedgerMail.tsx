// Who gets the ledger of promises every month: a button, and the form that it opens.
import { Button, Modal } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { LedgerMailForm_mail$key } from '../../../../__generated__/LedgerMailForm_mail.graphql.ts';
import LedgerMailQueryNode, {
  type LedgerMailQuery,
} from '../../../../__generated__/LedgerMailQuery.graphql.ts';
import { useToast } from '../../../../components/feedback/useToast.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { LedgerMailForm } from './LedgerMailForm.tsx';

graphql`
  query LedgerMailQuery {
    viewer {
      promiseLedgerMail {
        ...LedgerMailForm_mail
      }
    }
  }
`;

/** For those who may decide on recommendations. */
export function LedgerMail() {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const { canEdit } = useShellViewer();
  const [mail, setMail] = useState<LedgerMailForm_mail$key | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (!canEdit('RECOMMENDATIONS')) return null;
  const open = async () => {
    setAsking(true);
    const answer = await fetchQuery<LedgerMailQuery>(
      environment,
      LedgerMailQueryNode,
      {},
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(() => undefined);
    setAsking(false);
    const found = answer?.viewer.promiseLedgerMail;
    if (found) setMail(found);
    else toast.failed();
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={isAsking}
        leftSection={<IconMail size={16} aria-hidden />}
        onClick={() => void open()}
      >
        <FormattedMessage id="optimization.ledgerMail.settings" />
      </Button>
      <Modal
        opened={mail !== null}
        onClose={() => setMail(null)}
        title={<FormattedMessage id="optimization.ledgerMail.settings" />}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'optimization.ledgerMail.close' }) }}
      >
        {mail ? <LedgerMailForm mail={mail} onDone={() => setMail(null)} /> : null}
      </Modal>
    </>
  );
}

// Why a link to a dashboard does not open: a page of its own for each reason, and a way out on each (D-07).
import { Button, Group, Text } from '@mantine/core';
import {
  IconArrowsExchange,
  IconCalendarOff,
  IconHourglass,
  IconLinkOff,
  IconLock,
  IconTrash,
  IconUnlink,
  IconZoomQuestion,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DomainErrorCode } from '../../../../../lib/catalogue/domain-errors.ts';
import { pagePath } from '../../../../../lib/catalogue/pages.ts';
import { useErrorText } from '../../../../components/faults/useErrorText.ts';
import { useTitle } from '../../../../components/layout/useTitle.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { MAIN_PAGES, mayOpen } from '../../../../routing/page-list.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import { useSwitchCompany } from '../../../../viewer/useSwitchCompany.ts';

interface FaultPage {
  title: MessageId;
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>;
}

const FAULT_PAGES = {
  SHARE_MALFORMED: { title: 'dashboard.share.malformedTitle', Icon: IconUnlink },
  UNKNOWN_SHARE: { title: 'dashboard.share.unknownTitle', Icon: IconZoomQuestion },
  SHARED_DASHBOARD_DELETED: { title: 'dashboard.share.deletedTitle', Icon: IconTrash },
  SHARE_EXPIRED: { title: 'dashboard.share.expiredTitle', Icon: IconCalendarOff },
  SHARE_REVOKED: { title: 'dashboard.share.revokedTitle', Icon: IconLinkOff },
  SHARE_DENIED: { title: 'dashboard.share.deniedTitle', Icon: IconLock },
  SHARE_OTHER_COMPANY: { title: 'dashboard.share.otherCompanyTitle', Icon: IconArrowsExchange },
  TOO_MANY_LOOKUPS: { title: 'dashboard.share.tooManyLookupsTitle', Icon: IconHourglass },
} as const satisfies Partial<Record<DomainErrorCode, FaultPage>>;
type ShareFaultCode = keyof typeof FAULT_PAGES;

/** Whether there is a page for the code. */
export function isShareFault(code: string): code is ShareFaultCode {
  return Object.hasOwn(FAULT_PAGES, code);
}

interface ShareFaultPageProps {
  code: ShareFaultCode;
  /** Of SHARE_OTHER_COMPANY: where it opens. */
  company?: { id: string; name: string } | null | undefined;
}

export function ShareFaultPage({ code, company }: ShareFaultPageProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { title, Icon } = FAULT_PAGES[code];
  const values = { company: company?.name ?? '' };
  useTitle(intl.formatMessage({ id: title }, values));
  return (
    <Notice
      variant="page"
      icon={<Icon size={20} aria-hidden />}
      title={<FormattedMessage id={title} values={values} />}
      action={<WaysOut>{company ? <SwitchButton company={company} /> : null}</WaysOut>}
    >
      {errorText([{ code }])}
    </Notice>
  );
}

/** The viewer has no right on the menu of dashboards in the current company. */
export function ShareDeniedPage() {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'dashboard.share.noRightTitle' }));
  return (
    <Notice
      variant="page"
      icon={<IconLock size={20} aria-hidden />}
      title={<FormattedMessage id="dashboard.share.noRightTitle" />}
      action={<WaysOut />}
    >
      <FormattedMessage id="dashboard.share.noRightText" />
    </Notice>
  );
}

interface ShareUnknownFailureProps {
  /** To be named to the administrator; null where no request was made. */
  requestId: string | null;
  onRetry: () => void;
}

export function ShareUnknownFailure({ requestId, onRetry }: ShareUnknownFailureProps) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'dashboard.share.failedTitle' }));
  return (
    <Notice
      variant="page"
      role="alert"
      icon={<IconLinkOff size={20} aria-hidden />}
      title={<FormattedMessage id="dashboard.share.failedTitle" />}
      action={
        <WaysOut>
          <Button onClick={onRetry}>
            <FormattedMessage id="platform.fault.retry" />
          </Button>
        </WaysOut>
      }
    >
      <FormattedMessage id="dashboard.share.failedText" />
      {requestId ? (
        <Text component="span" display="block" size="xs" mt={4} style={{ overflowWrap: 'anywhere' }}>
          <FormattedMessage id="platform.fault.requestId" values={{ requestId }} />
        </Text>
      ) : null}
    </Notice>
  );
}

/** The pages that the viewer may open, so that no user is left without a way on. */
function WaysOut({ children }: { children?: ReactNode }) {
  const { canSee } = useShellViewer();
  const mayDashboard = canSee('DASHBOARD');
  const pages = MAIN_PAGES.filter(({ name }) => mayOpen(name, canSee));
  return (
    <Group gap="sm" justify="center">
      {children}
      {mayDashboard ? (
        <Button component={Link} to={pagePath('dashboard')} variant="default">
          <FormattedMessage id="dashboard.share.toMine" />
        </Button>
      ) : (
        pages.map(({ name, label, Icon }) => (
          <Button
            key={name}
            component={Link}
            to={pagePath(name)}
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
          >
            <FormattedMessage id={label} />
          </Button>
        ))
      )}
    </Group>
  );
}

function SwitchButton({ company: { id, name } }: { company: { id: string; name: string } }) {
  const { switchTo, isSwitching } = useSwitchCompany();
  return (
    <Button loading={isSwitching} onClick={() => switchTo(id)}>
      <FormattedMessage id="platform.otherCompany.switch" values={{ name }} />
    </Button>
  );
}

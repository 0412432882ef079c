// Why a signed-in viewer is not let in, each reason with its own words and way out (S-03, S-04).
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../../components/layout/useTitle.ts';
import { Notice } from '../../../components/notices/Notice.tsx';
import type { MessageId } from '../../../intl/catalogues.ts';
import { postTo } from '../../../relay/sign-in.ts';
import { signOut } from '../../../viewer/sign-out.ts';
import { ownPath } from './own-path.ts';

interface Denial {
  title: MessageId;
  text: MessageId;
  /** `back` is the address that was asked for, encoded for use in a query. */
  wayOut: (back: string) => ReactNode;
}

const tryAgain = (back: string) => (
  <Button component="a" href={decodeURIComponent(back)}>
    <FormattedMessage id="platform.denied.tryAgain" />
  </Button>
);

const signInAgain = (back: string) => (
  <Button component="a" href={`/auth/login?returnTo=${back}`}>
    <FormattedMessage id="platform.denied.signInAgain" />
  </Button>
);

const DENIALS: Record<string, Denial> = {
  'one-time-password': {
    title: 'platform.denied.otpTitle',
    text: 'platform.denied.otpText',
    wayOut: (back) => (
      <Button component="a" href={`/auth/login?action=CONFIGURE_TOTP&returnTo=${back}`}>
        <FormattedMessage id="platform.denied.otpSetUp" />
      </Button>
    ),
  },
  'no-address': {
    title: 'platform.denied.noAddressTitle',
    text: 'platform.denied.noAddressText',
    wayOut: tryAgain,
  },
  address: { title: 'platform.denied.addressTitle', text: 'platform.denied.addressText', wayOut: tryAgain },
  'other-device': {
    title: 'platform.denied.otherDeviceTitle',
    text: 'platform.denied.otherDeviceText',
    wayOut: (back) => (
      <Button onClick={() => postTo(`/auth/logout-everywhere?returnTo=${back}`)}>
        <FormattedMessage id="platform.denied.logOutEverywhere" />
      </Button>
    ),
  },
  elsewhere: {
    title: 'platform.denied.otherDeviceTitle',
    text: 'platform.denied.elsewhereText',
    wayOut: signInAgain,
  },
  ended: { title: 'platform.denied.endedTitle', text: 'platform.denied.endedText', wayOut: signInAgain },
};

export function DeniedPage() {
  const { state = '' } = useParams();
  const [query] = useSearchParams();
  const denial = DENIALS[state];
  if (!denial) return <Navigate to="/" replace />;
  return <DenialNotice denial={denial} back={encodeURIComponent(ownPath(query.get('returnTo')))} />;
}

function DenialNotice({ denial, back }: { denial: Denial; back: string }) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: denial.title }));
  return (
    <main>
      <Notice
        variant="app"
        title={<FormattedMessage id={denial.title} />}
        action={
          <Group mt="md" gap="sm" justify="center">
            {denial.wayOut(back)}
            <Button variant="default" onClick={signOut}>
              <FormattedMessage id="platform.shell.signOut" />
            </Button>
          </Group>
        }
      >
        <FormattedMessage id={denial.text} />
      </Notice>
    </main>
  );
}

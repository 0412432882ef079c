// For a user who belongs to no company: the shell has nothing to show yet.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../components/notices/Notice.tsx';
import { signOut } from '../../viewer/sign-out.ts';

export function NoCompanyPage() {
  return (
    <main>
      <Notice
        variant="app"
        title={<FormattedMessage id="platform.noCompany.title" />}
        action={
          <Button variant="default" onClick={signOut}>
            <FormattedMessage id="platform.shell.signOut" />
          </Button>
        }
      >
        <FormattedMessage id="platform.noCompany.text" />
      </Notice>
    </main>
  );
}

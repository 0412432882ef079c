// Password and one-time password: both are changed at the provider, which leads back here.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { pagePath } from '../../../../lib/catalogue/pages.ts';
import shared from '../../../components/layout/Page.module.css';
import type { MessageId } from '../../../intl/catalogues.ts';
import classes from './Account.module.css';

interface Setting {
  /** Keycloak's name for what the provider is asked to do. */
  action: string;
  title: MessageId;
  text: MessageId;
  button: MessageId;
}

const SETTINGS: readonly Setting[] = [
  {
    action: 'UPDATE_PASSWORD',
    title: 'platform.password.password',
    text: 'platform.account.passwordNote',
    button: 'platform.password.save',
  },
  {
    action: 'CONFIGURE_TOTP',
    title: 'platform.signIn.codeTitle',
    text: 'platform.account.otpNote',
    button: 'platform.denied.otpSetUp',
  },
];

export function SignInSettings() {
  const back = encodeURIComponent(pagePath('account'));
  return (
    <section className={shared.panel} data-part="sign-in">
      <h2 className={classes.panelTitle}>
        <FormattedMessage id="platform.account.signIn" />
      </h2>
      <ul className={classes.settings}>
        {SETTINGS.map(({ action, title, text, button }) => (
          <li key={action}>
            <div>
              <h3 className={classes.settingTitle}>
                <FormattedMessage id={title} />
              </h3>
              <p className={classes.note}>
                <FormattedMessage id={text} />
              </p>
            </div>
            <Button component="a" variant="default" href={`/auth/login?action=${action}&returnTo=${back}`}>
              <FormattedMessage id={button} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Where else a person finds what is the own: mails, and the classic version.
import { Anchor } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../../lib/catalogue/pages.ts';
import type { AccountLinks_viewer$key } from '../../../__generated__/AccountLinks_viewer.graphql.ts';
import shared from '../../../components/layout/Page.module.css';
import classes from './Account.module.css';

export function AccountLinks({ viewer }: { viewer: AccountLinks_viewer$key }) {
  const { site } = useFragment(
    graphql`
      fragment AccountLinks_viewer on Viewer {
        site {
          classicUrl
        }
      }
    `,
    viewer,
  );
  return (
    <section className={shared.panel} data-part="links">
      <h2 className={classes.panelTitle}>
        <FormattedMessage id="platform.account.more" />
      </h2>
      <ul className={classes.links}>
        <li>
          <Anchor component={Link} to={pagePath('mails')}>
            <FormattedMessage id="platform.mails.title" />
          </Anchor>
          <p className={classes.note}>
            <FormattedMessage id="platform.account.mailsNote" />
          </p>
        </li>
        {site?.classicUrl ? (
          <li>
            <Anchor href={site.classicUrl}>
              <FormattedMessage id="platform.help.classic" />
            </Anchor>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

// My account: name, language, currency, password, sessions, access tokens, and the way to the own mails.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { AccountPageQuery } from '../../../__generated__/AccountPageQuery.graphql.ts';
import { PageLayout } from '../../../components/layout/PageLayout.tsx';
import { useTitle } from '../../../components/layout/useTitle.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { Profile } from './Profile.tsx';
import { Sessions } from './Sessions.tsx';
import { SignInSettings } from './SignInSettings.tsx';
import { AccessTokens } from './tokens/AccessTokens.tsx';

export function AccountPage({ queryRef }: PageProps<AccountPageQuery>) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'platform.account.title' }));
  return queryRef ? <Account queryRef={queryRef} /> : null;
}

function Account({ queryRef }: { queryRef: NonNullable<PageProps<AccountPageQuery>['queryRef']> }) {
  const { viewer } = usePreloadedQuery<AccountPageQuery>(
    graphql`
      query AccountPageQuery {
        viewer {
          ...Profile_viewer
          ...Sessions_viewer
          ...AccessTokens_viewer
          ...AccountLinks_viewer
        }
      }
    `,
    queryRef,
  );
  return (
    <PageLayout title={<FormattedMessage id="platform.account.title" />}>
      <Profile viewer={viewer} />
      <SignInSettings />
      <Sessions viewer={viewer} />
      <AccessTokens viewer={viewer} />
      <AccountLinks viewer={viewer} />
    </PageLayout>
  );
}

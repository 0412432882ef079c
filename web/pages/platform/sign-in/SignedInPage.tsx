// Where a sign-in in a second tab ends: the first tab has noticed it, and goes on with what was entered there.
import { FormattedMessage, useIntl } from 'react-intl';
import { useTitle } from '../../../components/layout/useTitle.ts';
import { Notice } from '../../../components/notices/Notice.tsx';

export function SignedInPage() {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'platform.signedIn.title' }));
  return (
    <Notice variant="page" title={<FormattedMessage id="platform.signedIn.title" />}>
      <FormattedMessage id="platform.signedIn.text" />
    </Notice>
  );
}

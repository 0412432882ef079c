// The address names an account or an invoice that the bill does not have.
import { IconReceiptOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../components/notices/Notice.tsx';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { billingDetailsPage } from './page.tsx';

export function NotOfThisBill() {
  const { language } = useLanguage();
  const {
    address: { month },
  } = usePageAddress(billingDetailsPage);
  return (
    <Notice
      variant="block"
      icon={<IconReceiptOff size={20} aria-hidden />}
      title={
        <FormattedMessage
          id="billing.details.notFound"
          values={{ month: month ? formatMonth(`${month}-01`, language) : '–' }}
        />
      }
    >
      <FormattedMessage id="billing.details.notFoundHint" />
    </Notice>
  );
}

// The address names an account or an invoice that the bill does not have, or none at all.
import { IconReceiptOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../components/notices/Notice.tsx';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { billingDetailsPage } from './page.tsx';

export function NotOfThisBill() {
  const { language } = useLanguage();
  const { month, account, invoice } = usePageAddress(billingDetailsPage).address;
  const named = (account ?? invoice) === null ? null : month;
  return (
    <Notice
      variant="block"
      icon={<IconReceiptOff size={20} aria-hidden />}
      title={
        named === null ? (
          <FormattedMessage id="billing.details.nothingNamed" />
        ) : (
          <FormattedMessage
            id="billing.details.notFound"
            values={{ month: formatMonth(`${named}-01`, language) }}
          />
        )
      }
    >
      <FormattedMessage
        id={named === null ? 'billing.details.nothingNamedHint' : 'billing.details.notFoundHint'}
      />
    </Notice>
  );
}

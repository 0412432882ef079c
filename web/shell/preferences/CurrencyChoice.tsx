// The currencies that amounts can be read in, in a menu; the choice is saved with the viewer.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CurrencyChoice_viewer$key } from '../../__generated__/CurrencyChoice_viewer.graphql.ts';
import { Menu } from '../../components/overlays/Menu.tsx';
import { formatDay } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { useSaveCurrency } from '../../viewer/useSaveCurrency.ts';

export function CurrencyChoice({ viewer }: { viewer: CurrencyChoice_viewer$key }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { preferences } = useFragment(
    graphql`
      fragment CurrencyChoice_viewer on Viewer {
        preferences {
          selectedCurrency
          exchangeRateDate
          currencies {
            currency
            rate
          }
        }
      }
    `,
    viewer,
  );
  const { save } = useSaveCurrency();
  if (!preferences) return null;
  const { selectedCurrency, currencies, exchangeRateDate } = preferences;
  return (
    <>
      <Menu.RadioGroup value={selectedCurrency} onChange={save}>
        {currencies.map(({ currency, rate }) => (
          <Menu.RadioItem
            key={currency}
            value={currency}
            rightSection={<span className="sky-figures">{intl.formatNumber(rate)}</span>}
          >
            {currency}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Label>
        <FormattedMessage
          id="platform.shell.rateDate"
          values={{
            dated: exchangeRateDate ? 'yes' : 'no',
            date: exchangeRateDate ? formatDay(exchangeRateDate, language) : '',
          }}
        />
      </Menu.Label>
    </>
  );
}

// The currency that amounts are read in; saved with the viewer.
import { Menu } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CurrencyPicker_viewer$key } from '../../__generated__/CurrencyPicker_viewer.graphql.ts';
import { formatDay } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { useSaveCurrency } from '../../viewer/useSaveCurrency.ts';
import { HeaderControl } from '../HeaderControl.tsx';

export function CurrencyPicker({ viewer }: { viewer: CurrencyPicker_viewer$key }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { preferences } = useFragment(
    graphql`
      fragment CurrencyPicker_viewer on Viewer {
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
  const { save, isSaving } = useSaveCurrency();
  if (!preferences) return null;
  const { selectedCurrency, currencies, exchangeRateDate } = preferences;
  return (
    <Menu>
      <Menu.Target>
        <HeaderControl
          loading={isSaving}
          aria-label={intl.formatMessage({ id: 'platform.shell.currency' }, { currency: selectedCurrency })}
        >
          {selectedCurrency}
        </HeaderControl>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
}

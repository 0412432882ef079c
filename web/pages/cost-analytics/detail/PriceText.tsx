// The price of one unit, with the digits that tell small prices apart; in the currency that the table shows.
import { useIntl } from 'react-intl';
import { useAmountFormat } from '../../../components/money/useAmountFormat.ts';

const DIGITS = 6;

export function PriceText({ price, currency }: { price: number | null | undefined; currency: string }) {
  const intl = useIntl();
  const { convert } = useAmountFormat(currency);
  if (price === null || price === undefined) return '–';
  return intl.formatNumber(convert(price), { maximumSignificantDigits: DIGITS });
}

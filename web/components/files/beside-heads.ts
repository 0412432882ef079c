// The words that files of tables have beside those of the tables.
import type { IntlShape } from 'react-intl';
import type { BesideHeads } from './element-table.ts';

export function besideHeads(intl: IntlShape): BesideHeads {
  return {
    currency: intl.formatMessage({ id: 'platform.file.currency' }),
    unit: intl.formatMessage({ id: 'platform.file.unit' }),
  };
}

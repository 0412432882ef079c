// The scope of an anomaly in a few words: service, region and account, where it has them.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

interface Item {
  readonly key: string;
  readonly label: string;
}

interface Scope {
  account?: Item | null | undefined;
  product?: Item | null | undefined;
  region?: Item | null | undefined;
}

export function useScopeText(): (scope: Scope) => string {
  const intl = useIntl();
  return useCallback(
    ({ product, region, account }: Scope) => {
      const names = [product, region, account].flatMap((item) => (item ? [item.label || item.key] : []));
      return names.length > 0 ? names.join(' · ') : intl.formatMessage({ id: 'anomaly.list.wholeVendor' });
    },
    [intl],
  );
}

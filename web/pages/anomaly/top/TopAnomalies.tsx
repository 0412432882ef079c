// The five costs with the largest impact of one kind, as the graph gives them (N-08).
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { TopAnomalies_top$key } from '../../../__generated__/TopAnomalies_top.graphql.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { anomaliesPage } from '../page.tsx';
import { useScopeText } from '../shared/useScopeText.ts';
import { TopBars } from './TopBars.tsx';

interface TopAnomaliesProps {
  type: 'AI' | 'RULE';
  top: TopAnomalies_top$key;
}

export function TopAnomalies({ type, top }: TopAnomaliesProps) {
  const intl = useIntl();
  const { format } = useMoney();
  const scopeText = useScopeText();
  const { currency, items } = useFragment(
    graphql`
      fragment TopAnomalies_top on AnomalyTop {
        currency
        items {
          account {
            key
            label
          }
          count
          impact
          key
          product {
            key
            label
          }
          region {
            key
            label
          }
          ruleTitle
          vendor
        }
      }
    `,
    top,
  );
  const { address, change } = usePageAddress(anomaliesPage);
  const largest = Math.max(...items.map(({ impact }) => Math.abs(impact)), 0);
  return (
    <TopBars
      title={intl.formatMessage({ id: 'anomaly.top.title' }, { type })}
      bars={items.map((item) => ({
        id: item.key,
        vendor: item.vendor,
        label: item.ruleTitle ?? scopeText(item),
        impact: format(item.impact, currency, 'signed'),
        width: largest === 0 ? 0 : (100 * Math.abs(item.impact)) / largest,
        direction: item.impact < 0 ? 'DOWN' : 'UP',
        count: item.count,
      }))}
      chosen={address.top}
      onChoose={(key) => change({ top: key })}
    />
  );
}

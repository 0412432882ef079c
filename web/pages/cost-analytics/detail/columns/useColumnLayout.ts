// The layout of the detail table: that of the address where a link brought one, else the one that was kept (C-12).
import { useLocal } from '../../../../browser/useLocal.ts';
import { usePageAddress } from '../../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../../page.tsx';
import {
  type ColumnLayout,
  DEFAULT_LAYOUT,
  parseLayout,
  serializeLayout,
} from '../../shared/address/column-layout.ts';
import { useDrill } from '../useDrill.ts';

export function useColumnLayout() {
  const { address } = usePageAddress(costAnalyticsPage);
  const { go } = useDrill();
  const [kept, keep] = useLocal('detailColumns');
  const layout = address.columns ?? (kept === null ? null : parseLayout(kept)) ?? DEFAULT_LAYOUT;
  const change = (next: readonly ColumnLayout[] | null) => {
    keep(next === null ? null : serializeLayout(next));
    go({ columns: next === null ? null : [...next] }, 'replace');
  };
  return { layout, change, isOwn: layout !== DEFAULT_LAYOUT };
}

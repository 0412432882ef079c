// Which rows of a billing table are open: in the address, and how many layers also in the browser for the next time (B-03).
import { useCallback, useMemo } from 'react';
import { useLocal } from '../../../browser/useLocal.ts';
import { type OpenRows, turnRow } from '../../../components/tree-grid/tree.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { MAX_TURNED, OPEN_ROWS } from '../address.ts';

/** `layers` are open until other ones were chosen. */
export function useOpenRows(openLayers = 1) {
  const { address, change } = usePageAddress(OPEN_ROWS);
  const [kept, keep] = useLocal('billingTable');
  const layers = address.layers ?? kept?.layers ?? openLayers;
  const { turned } = address;
  const open: OpenRows = useMemo(() => ({ layers, turned }), [layers, turned]);
  const onTurn = useCallback(
    (id: string) => change({ turned: turnRow(open, id).turned.slice(-MAX_TURNED) }, { history: 'replace' }),
    [open, change],
  );
  const onLayers = useCallback(
    (chosen: number) => {
      keep({ layers: chosen });
      change({ layers: chosen, turned: null }, { history: 'replace' });
    },
    [keep, change],
  );
  return { open, onTurn, onLayers };
}

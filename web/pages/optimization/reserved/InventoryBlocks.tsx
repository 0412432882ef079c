// The list of reservations and the calendar of their ends, in either order (R-02, Z-01).
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CommitmentKind } from '../../../../lib/commitments/commitment-kinds.ts';
import type { ExpiryCalendar_ends$key } from '../../../__generated__/ExpiryCalendar_ends.graphql.ts';
import { useAskAgain } from '../../../routing/useAskAgain.ts';
import { ExpiryBlock } from '../shared/ending/ExpiryBlock.tsx';
import { type Caught, QuietBlock } from '../shared/QuietBlock.tsx';
import reserved from './Reserved.module.css';

interface InventoryBlocksProps<Inventory> {
  kind: CommitmentKind;
  inventory: Caught<Inventory>;
  first: 'list' | 'calendar';
  onOpen: (agreement: string) => void;
  /** Draws the list of a vendor. */
  children: (inventory: NonNullable<Inventory>) => ReactNode;
}

export function InventoryBlocks<Inventory extends { readonly ends: ExpiryCalendar_ends$key }>({
  kind,
  inventory,
  first,
  onOpen,
  children,
}: InventoryBlocksProps<Inventory>) {
  const refresh = useAskAgain();
  const calendar = <ExpiryBlock kind={kind} result={inventory} onRetry={refresh} onOpen={onOpen} />;
  return (
    <div className={reserved.blocks}>
      {first === 'calendar' ? calendar : null}
      <QuietBlock
        part="optimization.inventory"
        title={<FormattedMessage id="optimization.reserved.inventory" />}
        result={inventory}
        onRetry={refresh}
      >
        {children}
      </QuietBlock>
      {first === 'list' ? calendar : null}
    </div>
  );
}

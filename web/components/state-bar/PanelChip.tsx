// A chip that opens a panel of its own.
import { type ReactNode, useState } from 'react';
import { Popover } from '../overlays/Popover.tsx';
import { ChipButton, StateChip, type StateChipProps } from './StateChip.tsx';

interface PanelChipProps extends StateChipProps {
  /** Of the panel, in pixels; as wide as its content when left out. */
  width?: number;
  /** The panel comes to its edges. */
  isFlush?: boolean;
  onOpen?: () => void;
  /** What is in the panel. */
  children: (close: () => void) => ReactNode;
}

export function PanelChip({ width, isFlush = false, onOpen, children, ...chip }: PanelChipProps) {
  const [isOpen, setOpen] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    if (next) onOpen?.();
  };
  return (
    <StateChip chip={chip}>
      <Popover opened={isOpen} onChange={show} {...(width !== undefined && { width })}>
        <Popover.Target>
          <ChipButton chip={chip} />
        </Popover.Target>
        <Popover.Dropdown aria-label={chip.name} {...(isFlush && { p: 0 })}>
          {children(() => setOpen(false))}
        </Popover.Dropdown>
      </Popover>
    </StateChip>
  );
}

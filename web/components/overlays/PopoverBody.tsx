// Mantine's popover at a button that is rendered already.
import { Popover, type PopoverDropdownProps } from '@mantine/core';
import { PickList } from '../forms/PickList.tsx';
import { Anchor } from './Anchor.tsx';
import { useOverlay } from './overlay-context.ts';
import { PopoverListCode } from './popover-list.ts';

export interface PopoverBodyProps {
  dropdown: PopoverDropdownProps;
  isOpen: boolean;
}

export function PopoverBody({ dropdown, isOpen }: PopoverBodyProps) {
  const { id, turn, anchor, settings } = useOverlay();
  return (
    <PopoverListCode value={PickList}>
      <Popover {...settings} id={id} opened={isOpen} onChange={turn}>
        <Popover.Target>
          <Anchor place={anchor} />
        </Popover.Target>
        <Popover.Dropdown {...dropdown} />
      </Popover>
    </PopoverListCode>
  );
}

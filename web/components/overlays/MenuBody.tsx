// Mantine's menu at a button that is rendered already.
import { Menu, type MenuDropdownProps } from '@mantine/core';
import { Anchor } from './Anchor.tsx';
import { MenuParts } from './menu-parts.tsx';
import { useOverlay } from './overlay-context.ts';

export interface MenuBodyProps {
  dropdown: MenuDropdownProps;
  isOpen: boolean;
}

export function MenuBody({ dropdown, isOpen }: MenuBodyProps) {
  const { id, turn, anchor, settings } = useOverlay();
  return (
    <MenuParts value={Menu}>
      <Menu {...settings} id={id} opened={isOpen} onChange={turn}>
        <Menu.Target>
          <Anchor place={anchor} />
        </Menu.Target>
        <Menu.Dropdown {...dropdown} />
      </Menu>
    </MenuParts>
  );
}

// Entries of a menu. They are rendered in an open menu alone, whose code brings Mantine's parts.
import {
  createPolymorphicComponent,
  type Menu,
  type MenuCheckboxItemProps,
  type MenuDividerProps,
  type MenuItemProps,
  type MenuLabelProps,
  type MenuRadioGroupProps,
  type MenuRadioItemProps,
} from '@mantine/core';
import { createContext, use } from 'react';

/** Mantine's parts; null outside of an open menu. */
export const MenuParts = createContext<typeof Menu | null>(null);

/** Takes `component`, as Mantine's does. */
export const Item = createPolymorphicComponent<'button', MenuItemProps>((props: MenuItemProps) => {
  const parts = use(MenuParts);
  return parts && <parts.Item {...props} />;
});

export function Label(props: MenuLabelProps) {
  const parts = use(MenuParts);
  return parts && <parts.Label {...props} />;
}

export function Divider(props: MenuDividerProps) {
  const parts = use(MenuParts);
  return parts && <parts.Divider {...props} />;
}

export function CheckboxItem(props: MenuCheckboxItemProps) {
  const parts = use(MenuParts);
  return parts && <parts.CheckboxItem {...props} />;
}

export function RadioGroup(props: MenuRadioGroupProps) {
  const parts = use(MenuParts);
  return parts && <parts.RadioGroup {...props} />;
}

export function RadioItem(props: MenuRadioItemProps) {
  const parts = use(MenuParts);
  return parts && <parts.RadioItem {...props} />;
}

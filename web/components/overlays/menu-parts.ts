// Entries of a menu. They are drawn within an open one alone, whose code brings them.
import type { Menu } from '@mantine/core';
import { type ComponentType, createContext, createElement, use } from 'react';

type Parts = Pick<typeof Menu, 'Item' | 'Label' | 'Divider' | 'CheckboxItem' | 'RadioGroup' | 'RadioItem'>;

/** Mantine's. */
export const MenuParts = createContext<Parts | null>(null);

function drawn(name: keyof Parts, props: object) {
  const parts = use(MenuParts);
  return parts && createElement(parts[name] as ComponentType<object>, props);
}

/** Passes on what it is given, so that it takes what Mantine's own takes. */
function part<Name extends keyof Parts>(name: Name): Parts[Name] {
  return ((props: object) => drawn(name, props)) as unknown as Parts[Name];
}

export const Item = part('Item');
export const Label = part('Label');
export const Divider = part('Divider');
export const CheckboxItem = part('CheckboxItem');
export const RadioGroup = part('RadioGroup');
export const RadioItem = part('RadioItem');

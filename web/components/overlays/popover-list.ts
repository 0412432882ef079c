// The list with a search field in a popover. It is rendered in an open popover alone, whose code brings it.
import { type ComponentProps, createContext, createElement, use } from 'react';
import type { PickList } from '../forms/PickList.tsx';

export const PopoverListCode = createContext<typeof PickList | null>(null);

export function PopoverList(props: ComponentProps<typeof PickList>) {
  const list = use(PopoverListCode);
  return list && createElement(list, props);
}

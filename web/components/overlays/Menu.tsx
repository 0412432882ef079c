// Mantine's menu, which is loaded and rendered when it is first opened. Until then it is its button alone.
import type { MenuDropdownProps, MenuProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { CheckboxItem, Divider, Item, Label, RadioGroup, RadioItem } from './menu-parts.tsx';
import { OverlayBody } from './OverlayBody.tsx';
import { OverlayTarget, type TargetElement } from './OverlayTarget.tsx';
import { OverlayContext, useAnchored } from './overlay-context.ts';

type OwnMenuProps = Pick<MenuProps, 'width' | 'position' | 'closeOnItemClick' | 'onClose'> & {
  children: ReactNode;
};

export function Menu({ onClose, children, ...settings }: OwnMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const turn = (isNext: boolean) => {
    setOpen(isNext);
    if (isOpen && !isNext) onClose?.();
  };
  return <OverlayContext value={useAnchored(isOpen, turn, settings)}>{children}</OverlayContext>;
}

function Target({ children }: { children: TargetElement }) {
  return <OverlayTarget popup="menu">{children}</OverlayTarget>;
}

function Dropdown(dropdown: MenuDropdownProps) {
  return <OverlayBody>{(code, isOpen) => <code.MenuBody dropdown={dropdown} isOpen={isOpen} />}</OverlayBody>;
}

Menu.Target = Target;
Menu.Dropdown = Dropdown;
Menu.Item = Item;
Menu.Label = Label;
Menu.Divider = Divider;
Menu.CheckboxItem = CheckboxItem;
Menu.RadioGroup = RadioGroup;
Menu.RadioItem = RadioItem;

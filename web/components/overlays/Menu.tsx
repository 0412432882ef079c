// A menu as Mantine's: its button is drawn at once, all else when it is first opened.
import type { MenuDropdownProps, MenuProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { OnceOpen } from '../feedback/OnceOpen.tsx';
import { Waiting } from '../feedback/Waiting.tsx';
import { CheckboxItem, Divider, Item, Label, RadioGroup, RadioItem } from './menu-parts.ts';
import { OverlayTarget, type TargetElement } from './OverlayTarget.tsx';
import { useOverlayCode } from './overlay-code.ts';
import { OverlayContext, useAnchored, useOverlay } from './overlay-context.ts';

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
  const { isOpen } = useOverlay();
  const code = useOverlayCode(isOpen);
  if (!code) return isOpen ? <Waiting /> : null;
  const { MenuBody } = code;
  return (
    <OnceOpen isOpen={isOpen}>{(isShown) => <MenuBody dropdown={dropdown} isOpen={isShown} />}</OnceOpen>
  );
}

Menu.Target = Target;
Menu.Dropdown = Dropdown;
Menu.Item = Item;
Menu.Label = Label;
Menu.Divider = Divider;
Menu.CheckboxItem = CheckboxItem;
Menu.RadioGroup = RadioGroup;
Menu.RadioItem = RadioItem;

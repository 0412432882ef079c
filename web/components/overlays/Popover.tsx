// A popover as Mantine's: its button is drawn at once, all else when it is first opened.
import type { PopoverDropdownProps, PopoverProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { OnceOpen } from '../feedback/OnceOpen.tsx';
import { Waiting } from '../feedback/Waiting.tsx';
import { OverlayTarget, type TargetElement } from './OverlayTarget.tsx';
import { useOverlayCode } from './overlay-code.ts';
import { OverlayContext, useAnchored, useOverlay } from './overlay-context.ts';

type OwnPopoverProps = Pick<PopoverProps, 'width' | 'position' | 'withArrow' | 'returnFocus'> & {
  /** Where the caller knows; else the button alone opens it. */
  opened?: boolean;
  onChange?: (isOpen: boolean) => void;
  children: ReactNode;
};

export function Popover({ opened, onChange, children, ...settings }: OwnPopoverProps) {
  const [isOwn, setOwn] = useState(false);
  const overlay = useAnchored(opened ?? isOwn, onChange ?? setOwn, settings);
  return <OverlayContext value={overlay}>{children}</OverlayContext>;
}

function Target({ children }: { children: TargetElement }) {
  return <OverlayTarget popup="dialog">{children}</OverlayTarget>;
}

function Dropdown(dropdown: PopoverDropdownProps) {
  const { isOpen } = useOverlay();
  const code = useOverlayCode(isOpen);
  if (!code) return isOpen ? <Waiting /> : null;
  const { PopoverBody } = code;
  return (
    <OnceOpen isOpen={isOpen}>{(isShown) => <PopoverBody dropdown={dropdown} isOpen={isShown} />}</OnceOpen>
  );
}

Popover.Target = Target;
Popover.Dropdown = Dropdown;

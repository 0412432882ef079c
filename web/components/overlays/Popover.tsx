// Mantine's popover, which is loaded and rendered when it is first opened. Until then it is its button alone.
import type { PopoverDropdownProps, PopoverProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { OverlayBody } from './OverlayBody.tsx';
import { OverlayTarget, type TargetElement } from './OverlayTarget.tsx';
import { OverlayContext, useAnchored } from './overlay-context.ts';

type OwnPopoverProps = Pick<PopoverProps, 'width' | 'position' | 'withArrow' | 'returnFocus'> & {
  /** With `onChange`: the caller holds the state. Without it the popover holds it. */
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
  return (
    <OverlayBody>{(code, isOpen) => <code.PopoverBody dropdown={dropdown} isOpen={isOpen} />}</OverlayBody>
  );
}

Popover.Target = Target;
Popover.Dropdown = Dropdown;

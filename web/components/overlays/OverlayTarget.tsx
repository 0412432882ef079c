// The element that opens a menu or a popover, with its ARIA attributes.
import { cloneElement, type ReactElement, type Ref } from 'react';
import { useOverlay } from './overlay-context.ts';

export type TargetElement = ReactElement<{
  ref?: Ref<HTMLElement>;
  id?: string;
  onClick?: () => void;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
}>;

interface OverlayTargetProps {
  popup: 'menu' | 'dialog';
  children: TargetElement;
}

export function OverlayTarget({ popup, children }: OverlayTargetProps) {
  const { id, isOpen, turn, anchor } = useOverlay();
  return cloneElement(children, {
    ref: anchor,
    id,
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-dropdown` : undefined,
    onClick: () => turn(!isOpen),
  });
}

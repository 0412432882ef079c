// Mantine's tooltip at an element that is rendered already. Escape closes it, and a tap elsewhere.
import { Tooltip } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { ReactNode } from 'react';

interface TooltipBodyProps {
  id: string;
  place: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

export function TooltipBody({ id, place, onClose, children }: TooltipBodyProps) {
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') onClose();
  });
  useWindowEvent('pointerdown', ({ target }) => {
    if (!(target instanceof Node && place.contains(target))) onClose();
  });
  return <Tooltip opened target={place} label={<span id={id}>{children}</span>} />;
}

// A card in the corner that asks for something without blocking the page: the page behind it stays usable.
import type { ReactNode } from 'react';
import classes from './CornerCard.module.css';

interface CornerCardProps {
  labelledBy: string;
  /** Escape closes it. */
  onClose: () => void;
  children: ReactNode;
}

export function CornerCard({ labelledBy, onClose, children }: CornerCardProps) {
  return (
    <div
      role="dialog"
      aria-labelledby={labelledBy}
      className={classes.card}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {children}
    </div>
  );
}

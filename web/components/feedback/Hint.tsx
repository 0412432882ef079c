// Text with an explanation: shown on hover, on touch and, because it is a stop of the keyboard, on focus.
import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface HintProps {
  /** Null: there is nothing to explain. */
  text: string | null;
  className?: string;
  children: ReactNode;
}

export function Hint({ text, className, children }: HintProps) {
  if (text === null) return <span className={className}>{children}</span>;
  return (
    <Tooltip label={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be readable by keyboard too */}
      <span className={className} tabIndex={0}>
        {children}
      </span>
    </Tooltip>
  );
}

// Text with an explanation: shown on hover, on touch and, because it is a stop of the keyboard, on focus.
import { Tooltip } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import type { FigureMarks } from '../files/figure-marks.ts';

/** Explanations are part of the text, where nothing can be hovered over or focused. */
export const HintsAsText = createContext(false);

interface HintProps {
  /** Null: there is nothing to explain. */
  text: string | null;
  className?: string;
  /** Of a figure: what a file has of it. */
  marks?: FigureMarks | undefined;
  children: ReactNode;
}

export function Hint({ text, className, marks, children }: HintProps) {
  const isText = use(HintsAsText);
  if (text === null)
    return (
      <span className={className} {...marks}>
        {children}
      </span>
    );
  if (isText) {
    return (
      <span className={className} {...marks}>
        {children} ({text})
      </span>
    );
  }
  return (
    <Tooltip label={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be readable by keyboard too */}
      <span className={className} tabIndex={0} {...marks}>
        {children}
      </span>
    </Tooltip>
  );
}

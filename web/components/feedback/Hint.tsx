// Text with an explanation: shown on hover, on touch and, because it is a stop of the keyboard, on focus.
import { createContext, type ReactNode, use } from 'react';
import type { FigureMarks } from '../files/figure-marks.ts';
import { useTooltip } from '../overlays/useTooltip.tsx';

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
    <Explained text={text} className={className} marks={marks}>
      {children}
    </Explained>
  );
}

interface ExplainedProps extends Omit<HintProps, 'text' | 'className'> {
  text: string;
  className: string | undefined;
}

function Explained({ text, className, marks, children }: ExplainedProps) {
  const { described, tooltip } = useTooltip(text);
  return (
    <>
      <span
        className={className}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be readable by keyboard too
        tabIndex={0}
        {...described}
        {...marks}
      >
        {children}
      </span>
      {tooltip}
    </>
  );
}

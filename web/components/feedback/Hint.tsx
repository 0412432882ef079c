// Text with an explanation: shown on hover, on touch and, because it is a stop of the keyboard, on focus.
import { Tooltip } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import {
  createContext,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  use,
  useId,
  useRef,
  useState,
} from 'react';
import { TOOLTIP_DELAY_MS } from '../../theme/theme.ts';
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
    <Explained text={text} className={className} marks={marks}>
      {children}
    </Explained>
  );
}

interface ExplainedProps extends Omit<HintProps, 'text' | 'className'> {
  text: string;
  className: string | undefined;
}

/** Screens have hundreds of explanations, of which hardly one is read: its tooltip is made when it is to be seen. */
function Explained({ text, className, marks, children }: ExplainedProps) {
  const id = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const waiting = useRef<number>(undefined);
  const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setPlace(currentTarget);
  const hide = () => {
    window.clearTimeout(waiting.current);
    setPlace(null);
  };
  const showSoon = ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    // A finger that scrolls passes over many; one that taps clicks.
    if (pointerType !== 'touch')
      waiting.current = window.setTimeout(() => setPlace(currentTarget), TOOLTIP_DELAY_MS);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it does nothing but show what is described */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard it is shown on focus */}
      <span
        className={className}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be readable by keyboard too
        tabIndex={0}
        aria-describedby={place ? id : undefined}
        onPointerEnter={showSoon}
        onPointerLeave={hide}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(event)}
        onBlur={hide}
        onClick={show}
        {...marks}
      >
        {children}
      </span>
      {place ? (
        <OpenHint id={id} place={place} onClose={hide}>
          {text}
        </OpenHint>
      ) : null}
    </>
  );
}

interface OpenHintProps {
  id: string;
  place: HTMLElement;
  onClose: () => void;
  children: string;
}

/** Closed by Escape, and by a tap elsewhere. */
function OpenHint({ id, place, onClose, children }: OpenHintProps) {
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') onClose();
  });
  useWindowEvent('pointerdown', ({ target }) => {
    if (!(target instanceof Node && place.contains(target))) onClose();
  });
  return <Tooltip opened target={place} label={<span id={id}>{children}</span>} />;
}

// The tooltip of an element, shown on hover, touch and focus. Screens have hundreds of them and few are read, so a tooltip is
// rendered only while it is shown.
import { type PointerEvent, type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { TOOLTIP_DELAY_MS } from '../../theme/theme.ts';
import { useOverlayCode } from './overlay-code.ts';

/** `described` are props of the element. `tooltip` is rendered beside it. */
export function useTooltip(text: ReactNode) {
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
  const described = {
    'aria-describedby': place ? id : undefined,
    onPointerEnter: showSoon,
    onPointerLeave: hide,
    onFocus: (event: SyntheticEvent<HTMLElement>) =>
      event.currentTarget.matches(':focus-visible') && show(event),
    onBlur: hide,
    onClick: show,
  };
  const code = useOverlayCode(place !== null, hide);
  const tooltip =
    place && code ? (
      <code.TooltipBody id={id} place={place} onClose={hide}>
        {text}
      </code.TooltipBody>
    ) : null;
  return { described, tooltip };
}

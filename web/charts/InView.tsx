// Draws its content when it comes near the screen for the first time; what is never seen costs nothing.
import { type ReactNode, useCallback, useState } from 'react';

/** How far below or above the screen it is drawn already. */
const NEAR = '200px 0px';

interface InViewProps {
  className: string | undefined;
  children: ReactNode;
}

export function InView({ className, children }: InViewProps) {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((place: HTMLDivElement) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setSeen(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={watch} className={className}>
      {isSeen ? children : null}
    </div>
  );
}

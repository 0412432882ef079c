// What runs inside of the page while the benchmark of the web watches it.

export interface Marks {
  /** When the first figure of a widget was painted, in milliseconds since the navigation began. */
  useful?: number;
  /** When no widget waited any more, with figures of the last visit or fresh ones. */
  shown?: number;
  /** When all of them were fresh. */
  done?: number;
}

declare global {
  interface Window {
    marks: Marks;
    frameTimes: number[];
    /** How long each event of a person waited for the paint after it, in milliseconds. */
    events: number[];
  }
}

/** Looks at every frame until all widgets are there. */
export function watchWidgets(): void {
  window.marks = {};
  const look = () => {
    const widgets = [...document.querySelectorAll('[data-widget]')];
    const waiting = widgets.filter((widget) => widget.querySelector('.mantine-Skeleton-root'));
    const hasFigure = (widget: Element) =>
      !widget.querySelector('.mantine-Skeleton-root') && /\d/.test(widget.textContent ?? '');
    if (window.marks.useful === undefined && widgets.some(hasFigure)) window.marks.useful = performance.now();
    const isShown = widgets.length > 0 && waiting.length === 0;
    if (isShown) window.marks.shown ??= performance.now();
    if (isShown && !document.querySelector('[data-stale]')) window.marks.done = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Keeps how long each frame took from now on, in milliseconds. */
export function watchFrames(): void {
  window.frameTimes = [];
  let before = performance.now();
  const look = (now: number) => {
    window.frameTimes.push(now - before);
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Notes each event of a person from 16 ms on, which is the least that browsers tell of. */
export function watchEvents(): void {
  window.events = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) window.events.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

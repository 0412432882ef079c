// Another page begins at its top. Back and forward lead to where a page was left, once it is as high as it was.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** After one of these events the page stays where the person moved it. */
const INPUT_EVENTS = ['wheel', 'pointerdown', 'keydown'] as const;

/** By the key that the router gives to an entry of the history. */
const places = new Map<string, number>();

export function useScrollPlace(): void {
  const { key, pathname } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const shownPath = useRef(pathname);
  useEffect(takeFromBrowser, []);
  useLayoutEffect(() => {
    const isOtherPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (!isOtherPage) return keepPlace(key, 0);
    const wanted = isBackOrForward ? (places.get(key) ?? 0) : 0;
    window.scrollTo(0, wanted);
    return keepPlace(key, wanted);
  }, [key, pathname, isBackOrForward]);
}

/**
 * The browser scrolls before the page of the entry is drawn, so it restores a place only when the document is loaded
 * again.
 */
function takeFromBrowser(): () => void {
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  if (document.readyState === 'complete') take();
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', giveBack);
  return () => {
    giveBack();
    window.removeEventListener('pageshow', take);
    window.removeEventListener('pagehide', giveBack);
  };
}

/** Remembers where the entry is scrolled to, as soon as it has been at the wanted place. */
function keepPlace(key: string, place: number): () => void {
  let wanted = place;
  const keep = () => {
    if (window.scrollY >= wanted) wanted = 0;
    if (wanted === 0) places.set(key, window.scrollY);
  };
  const release = () => {
    wanted = 0;
  };
  keep();
  const late = new ResizeObserver(() => {
    if (window.scrollY < wanted) window.scrollTo(0, wanted);
  });
  late.observe(document.body);
  window.addEventListener('scroll', keep, { passive: true });
  for (const kind of INPUT_EVENTS) window.addEventListener(kind, release, { passive: true });
  return () => {
    late.disconnect();
    window.removeEventListener('scroll', keep);
    for (const kind of INPUT_EVENTS) window.removeEventListener(kind, release);
  };
}

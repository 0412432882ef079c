// Keeps toasts where they cover nothing, as far as the screen has such a place.
import { type RefObject, useEffect } from 'react';
import { type Box, placeAround, placeInRow, type ToastPlace } from './toast-place.ts';

const ALL = '[data-position="top-center"]';
const ONE = '[role="group"]';
const DIALOG = '[role="dialog"][aria-modal="true"]';

/** Looks for a place whenever a toast comes or goes, and the page is moved. `isOn`: there was a toast. */
export function useFreePlace(region: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = region.current;
    if (!isOn || !element) return;
    const look = () => move(element);
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look);
    };
  }, [region, isOn]);
}

function move(region: HTMLElement): void {
  const all = region.querySelector<HTMLElement>(ALL);
  const told = all?.querySelectorAll<HTMLElement>(ONE) ?? [];
  if (!all || told.length === 0) return;
  // Several below each other are higher than any row.
  const place = told.length === 1 ? freePlace(told[0]?.offsetHeight ?? 0) : null;
  all.toggleAttribute('data-free', place !== null);
  for (const side of ['top', 'left', 'width'] as const)
    all.style.setProperty(`--toast-${side}`, place ? `${Math.round(place[side])}px` : null);
  // Actions that a phone has unfolded make the head higher than it is elsewhere.
  const bar = document.querySelector('[data-row="bar"]');
  all.style.setProperty('--toast-bar', bar ? `${Math.round(bar.getBoundingClientRect().bottom)}px` : null);
}

function freePlace(height: number): ToastPlace | null {
  const dialog = document.querySelector(DIALOG);
  const { innerWidth: width, innerHeight } = window;
  if (dialog) return placeAround(boxOf(dialog), { width, height: innerHeight }, height);
  const row = document.querySelector('[data-row="head"]');
  if (!row) return null;
  const leaves = [...row.querySelectorAll('*')].filter(({ childElementCount }) => childElementCount === 0);
  const taken = leaves.map(boxOf).filter(({ left, right }) => right > left);
  return placeInRow(boxOf(row), taken, height);
}

function boxOf(element: Element): Box {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return { top, bottom, left, right };
}

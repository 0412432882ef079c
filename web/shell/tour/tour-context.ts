// Which tour runs, for the code that starts one.
import { createContext, use } from 'react';
import type { TourName } from '../../browser/local-storage.ts';

export interface TourControl {
  /** The tour of the page that is shown; null where there is none. */
  ofPage: TourName | null;
  /** The step that the viewer left it at, from 0; null when it was not begun, or was seen to its end. */
  leftAt: number | null;
  /** Begins, or goes on where it was left. */
  start: (tour: TourName) => void;
}

export const TourContext = createContext<TourControl | null>(null);

export function useTour(): TourControl {
  const tour = use(TourContext);
  if (!tour) throw new Error('useTour needs a TourGuide above it');
  return tour;
}

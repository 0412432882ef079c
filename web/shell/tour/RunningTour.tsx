// The tour that runs, with its steps: they come when one begins.
import type { ComponentProps } from 'react';
import type { MenuName } from '../../../lib/catalogue/menus.ts';
import type { TourName } from '../../browser/local-storage.ts';
import { TourCard } from './TourCard.tsx';
import { stepsFor } from './tour-steps.ts';

interface RunningTourProps extends Omit<ComponentProps<typeof TourCard>, 'steps' | 'at'> {
  tour: TourName;
  canEdit: (menu: MenuName) => boolean;
  /** The step that was shown last, from 0. */
  leftAt: number;
}

export function RunningTour({ tour, canEdit, leftAt, ...props }: RunningTourProps) {
  const steps = stepsFor(tour, canEdit);
  // With fewer rights than last time, a tour has fewer steps.
  return <TourCard steps={steps} at={leftAt < steps.length ? leftAt : 0} {...props} />;
}

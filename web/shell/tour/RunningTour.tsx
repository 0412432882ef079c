// The running tour. Steps are loaded with it, so that a page without a tour does not wait for them.
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
  // A tour has fewer steps for a person who has lost rights since.
  return <TourCard steps={steps} at={leftAt < steps.length ? leftAt : 0} {...props} />;
}

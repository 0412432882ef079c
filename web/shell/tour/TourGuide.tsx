// Runs the tours: keeps the step in the browser, so that one can stop, leave, and go on later.
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TourName } from '../../browser/local-storage.ts';
import { useLocal } from '../../browser/useLocal.ts';
import { LazyDialog } from '../../components/feedback/LazyDialog.tsx';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import { TourContext } from './tour-context.ts';
import { pathOf, TOURS, tourOfPath } from './tours.ts';

const loadTour = async () => (await import('./RunningTour.tsx')).RunningTour;

export function TourGuide({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { canEdit, canSee } = useShellViewer();
  const [running, setRunning] = useState<TourName | null>(null);
  const [kept, keep] = useLocal('tourSteps');
  const stepOf = (tour: TourName) => {
    const step = kept?.[tour];
    return typeof step === 'number' ? step : null;
  };
  const start = useCallback(
    (tour: TourName) => {
      const path = pathOf(tour);
      if (pathname !== path) void navigate(path);
      setRunning(tour);
    },
    [navigate, pathname],
  );
  const ofPage = tourOfPath(pathname);
  const leftAt = ofPage ? stepOf(ofPage) : null;
  const control = useMemo(() => ({ ofPage, leftAt, start }), [ofPage, leftAt, start]);
  const following = running ? TOURS[running].next : undefined;
  const next = following && canSee(TOURS[following].menu) ? following : undefined;
  return (
    <TourContext value={control}>
      {children}
      {running !== null && running === ofPage ? (
        <LazyDialog load={loadTour} onClose={() => setRunning(null)}>
          {(RunningTour) => (
            <RunningTour
              key={running}
              tour={running}
              canEdit={canEdit}
              leftAt={stepOf(running) ?? 0}
              onStep={(step) => keep({ ...kept, [running]: step })}
              onLater={() => setRunning(null)}
              onDone={() => {
                keep({ ...kept, [running]: 'done' });
                setRunning(null);
              }}
              next={next}
              onNext={() => {
                keep({ ...kept, [running]: 'done' });
                if (next) start(next);
              }}
            />
          )}
        </LazyDialog>
      ) : null}
    </TourContext>
  );
}

// Follows the loads of the company while the page is open: the store changes on its own, and the page is told when a
// load begins or ends, because more than that load changes then.
import { useEffect, useRef, useState } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import type { useLoadProgressSubscription } from '../../../__generated__/useLoadProgressSubscription.graphql.ts';
import { faultOf } from '../../../fault.ts';

/** Before the stream is opened again, in milliseconds. */
const PAUSE_MS = 5000;

interface ShownRun {
  id: string;
  state: string;
}

export function useLoadProgress(shown: readonly ShownRun[], onChange: () => void): { isLive: boolean } {
  const environment = useRelayEnvironment();
  const [isLive, setLive] = useState(true);
  const states = useRef(new Map<string, string>());
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
    for (const { id, state } of shown) if (!states.current.has(id)) states.current.set(id, state);
  });
  useEffect(() => {
    let stream: Disposable | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      timer = setTimeout(open, PAUSE_MS);
    };
    const note = ({ id, state }: ShownRun) => {
      const before = states.current.get(id);
      states.current.set(id, state);
      if (before === undefined || (before === 'RUNNING' && state !== 'RUNNING')) changed.current();
    };
    const open = () => {
      stream = requestSubscription<useLoadProgressSubscription>(environment, {
        subscription: graphql`
          subscription useLoadProgressSubscription {
            loadProgress {
              id
              state
              ...LoadRow_run
              ...LoadSummary_run
            }
          }
        `,
        variables: {},
        onNext: (event) => {
          setLive(true);
          if (event?.loadProgress) note(event.loadProgress);
        },
        onCompleted: again,
        onError: (error) => {
          setLive(false);
          // What was refused would be refused again.
          if (faultOf(error).code !== 'FORBIDDEN') again();
        },
      });
    };
    open();
    return () => {
      clearTimeout(timer);
      stream?.dispose();
    };
  }, [environment]);
  return { isLive };
}

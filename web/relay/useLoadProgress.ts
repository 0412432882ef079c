// Follows the loads of the company by a stream. Relay's store takes over each event. The caller is told as well, because a load
// that begins or ends changes more of the page than the load itself.
import { useEffect, useRef, useState } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import type { useLoadProgressSubscription } from '../__generated__/useLoadProgressSubscription.graphql.ts';
import { faultOf } from '../fault.ts';

/** Before the stream is opened again, in milliseconds. */
const PAUSE_MS = 5000;

export type FollowedRun = NonNullable<useLoadProgressSubscription['response']['loadProgress']>;

interface Followers {
  onRun?: (run: FollowedRun) => void;
  /** A load began that was not shown. */
  onBegin?: () => void;
  /** A load ended that went on before. */
  onEnd?: () => void;
}

/** `shown` are the runs that are known already. */
export function useLoadProgress(
  shown: readonly Pick<FollowedRun, 'id' | 'state'>[],
  followers: Followers,
): { isLive: boolean } {
  const environment = useRelayEnvironment();
  const [isLive, setLive] = useState(true);
  const states = useRef(new Map<string, string>());
  const told = useRef(followers);
  useEffect(() => {
    told.current = followers;
    for (const { id, state } of shown) if (!states.current.has(id)) states.current.set(id, state);
  });
  useEffect(() => {
    let stream: Disposable | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      timer = setTimeout(open, PAUSE_MS);
    };
    const note = (run: FollowedRun) => {
      const before = states.current.get(run.id);
      states.current.set(run.id, run.state);
      told.current.onRun?.(run);
      if (before === undefined) told.current.onBegin?.();
      if (before === 'RUNNING' && run.state !== 'RUNNING') told.current.onEnd?.();
    };
    const open = () => {
      stream = requestSubscription<useLoadProgressSubscription>(environment, {
        subscription: graphql`
          subscription useLoadProgressSubscription {
            loadProgress {
              id
              state
              progress {
                done
                name
                step
                total
              }
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

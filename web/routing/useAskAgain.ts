// Asks the question of the page again, once something made its answers old, or a part of them failed.
import { useCallback } from 'react';
import { forgetAnswers } from '../relay/environment.ts';
import { useRouter } from './useRouter.ts';

/** Stays the same function. */
export function useAskAgain(): () => void {
  const router = useRouter();
  return useCallback(() => {
    forgetAnswers();
    void router.revalidate();
  }, [router]);
}

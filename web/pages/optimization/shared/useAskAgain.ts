// Asks the question of the page again, for blocks that failed.
import { useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import { forgetAnswers } from '../../../relay/environment.ts';

export function useAskAgain(): () => void {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    forgetAnswers();
    void revalidate();
  }, [revalidate]);
}

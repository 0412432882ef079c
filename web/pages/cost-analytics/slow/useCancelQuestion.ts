// Ends a question that is cancelled: back to the one that is answered, or to none (C-16).
import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Disposable } from '../../../query-lifetime.ts';

interface CancelQuestion {
  /** The newest question was ended, and there is no answer to go back to. */
  isCancelled: boolean;
  cancel: () => void;
  /** To be told when the newest question is answered. */
  onAnswered: () => void;
}

/** `question` is the newest one; the request of one that is left is aborted. */
export function useCancelQuestion(question: Disposable | null): CancelQuestion {
  const { search } = useLocation();
  const navigate = useNavigate();
  const answered = useRef<string | null>(null);
  const [cancelled, setCancelled] = useState<Disposable | null>(null);
  const cancel = useCallback(() => {
    if (answered.current !== null && answered.current !== search) {
      void navigate({ search: answered.current }, { replace: true });
      return;
    }
    question?.dispose();
    setCancelled(question);
  }, [question, search, navigate]);
  const onAnswered = useCallback(() => {
    answered.current = search;
  }, [search]);
  return { isCancelled: question !== null && cancelled === question, cancel, onAnswered };
}

// Answers that the page asked for before the app was there; each is taken once, by the same question.
import type { RequestParameters, Variables } from 'relay-runtime';

export interface EarlyAnswer {
  requestId: string;
  controller: AbortController;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** Left by the script within the page; what is not asked for is given up when the first page is there. */
    skyledgerEarly?: (EarlyAnswer & { id: string; variables: string })[];
  }
}

/** Null: it was not asked for early, or it was taken. */
export function takeEarly({ id }: Pick<RequestParameters, 'id'>, variables: Variables): EarlyAnswer | null {
  const waiting = window.skyledgerEarly ?? [];
  const asked = JSON.stringify(variables);
  const found = waiting.find((answer) => answer.id === id && answer.variables === asked);
  if (found) window.skyledgerEarly = waiting.filter((answer) => answer !== found);
  return found ?? null;
}

/** Ends the requests whose answers were not taken. */
export function giveUpEarly(): void {
  for (const { controller } of window.skyledgerEarly ?? []) controller.abort();
  window.skyledgerEarly = [];
}

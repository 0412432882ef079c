// Gives a query the answer of the last visit while its own is on the way, and keeps its own for the next visit. The kept one
// comes as parts of the same answer, so that Relay puts the fresh figures in the same places.
import type { GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime';
import { isMarked } from '../../browser/local-mark.ts';
import { atNextRest } from '../../settled.ts';
import { companyOfPage } from '../company.ts';
import type { LastVisit } from './last-visit.ts';
import type { Question } from './open-answer.ts';

/** What an answer is given to, part by part. */
export interface AnswerSink {
  next: (payload: GraphQLSingularResponse | GraphQLSingularResponse[]) => void;
  complete: () => void;
  readonly closed: boolean;
}

/** Shown once in a document: later the store has newer ones. */
const shown = new Set<string>();

export function overLastVisit(
  { request, variables }: { request: Pick<RequestParameters, 'id'>; variables: Variables },
  sink: AnswerSink,
  visit: LastVisit,
): AnswerSink {
  const question = { id: request.id, variables, language: document.documentElement.lang };
  const payloads: GraphQLSingularResponse[] = [];
  void showBefore(question, sink, visit, () => payloads.length === 0);
  return {
    get closed() {
      return sink.closed;
    },
    next: (given) => {
      payloads.push(...[given].flat());
      sink.next(given);
    },
    complete: () => {
      visit.tell(null);
      if (payloads.every(isWithoutErrors))
        atNextRest(() => void keep(question, payloads).catch(() => undefined));
      sink.complete();
    },
  };
}

/** What cannot be shown is left out: nothing depends on it. */
async function showBefore(
  question: Question,
  sink: AnswerSink,
  visit: LastVisit,
  isAwaited: () => boolean,
): Promise<void> {
  const asked = JSON.stringify(question);
  if (shown.has(asked)) return;
  shown.add(asked);
  if (!isMarked('hasLastVisit')) return;
  try {
    // The frame names the company before any page is drawn.
    const [company, { openAnswer }] = await Promise.all([companyOfPage(), import('./open-answer.ts')]);
    const kept = company === null ? null : await openAnswer(company, question);
    if (!kept || sink.closed || !isAwaited()) return;
    visit.tell(kept.at);
    sink.next(kept.value as GraphQLSingularResponse[]);
  } catch {
    // The answer of this visit is on its way.
  }
}

async function keep(question: Question, payloads: readonly GraphQLSingularResponse[]): Promise<void> {
  const company = await companyOfPage();
  if (company === null) return;
  // More parts are to come when they are shown.
  const open = payloads.map((payload) => ({
    ...payload,
    extensions: { ...payload.extensions, is_final: false },
  }));
  const { sealAnswer } = await import('./keep-answer.ts');
  await sealAnswer(company, question, open);
}

function isWithoutErrors(payload: GraphQLSingularResponse): boolean {
  return !('errors' in payload && payload.errors && payload.errors.length > 0);
}

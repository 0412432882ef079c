// Shows a query the answer of the last visit until its own arrives, and keeps its own for the next visit. The kept answer is
// passed on as earlier parts of the same response, so Relay replaces its records in place.
import type { GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime';
import { isMarked } from '../../browser/local-mark.ts';
import { atNextRest } from '../../settled.ts';
import { companyOfPage } from '../company.ts';
import type { LastVisit } from './last-visit.ts';
import type { Question } from './open-answer.ts';

/** Receives an answer part by part. */
export interface AnswerSink {
  next: (payload: GraphQLSingularResponse | GraphQLSingularResponse[]) => void;
  complete: () => void;
  readonly closed: boolean;
}

/** Questions asked in this document. A kept answer is shown only the first time: afterwards the store has newer figures. */
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

/** Any failure is ignored: the answer of this visit is on its way. */
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
    // The company is known before any page is rendered.
    const [company, { openAnswer }] = await Promise.all([companyOfPage(), import('./open-answer.ts')]);
    const kept = company === null ? null : await openAnswer(company, question);
    if (!kept || sink.closed || !isAwaited()) return;
    visit.tell(kept.at);
    sink.next(kept.value as GraphQLSingularResponse[]);
  } catch {
    // The live answer follows.
  }
}

async function keep(question: Question, payloads: readonly GraphQLSingularResponse[]): Promise<void> {
  const company = await companyOfPage();
  if (company === null) return;
  // When they are shown again, more parts follow.
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

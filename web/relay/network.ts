// The network of Relay: answers passed on as they come, in parts or as a stream, each cancellable.
import {
  type FetchFunction,
  type GraphQLResponse,
  Network,
  Observable,
  type RequestParameters,
  type SubscribeFunction,
  type Variables,
} from 'relay-runtime';
import { faultOfErrors, GraphError } from '../fault.ts';
import { untilDone } from '../settled.ts';
import { type EarlyAnswer, takeEarly } from './early-answers.ts';
import { readEventStream } from './event-stream.ts';
import { holdOf } from './holds/holds.ts';
import { LastVisit } from './last-visit/last-visit.ts';
import { overLastVisit } from './last-visit/over-last-visit.ts';
import { multipartBoundary, readMultipart } from './multipart.ts';
import { errorsOf, isLast, isRefusal, payloadsOf } from './payloads.ts';
import { failureOf, type Post, post } from './post.ts';
import { wordsOfRefusals } from './refusal-words.ts';
import { ACCEPT, newRequestId } from './request-of.ts';
import { leavesFor } from './sign-in.ts';

const ACCEPT_STREAM = 'text/event-stream';

type Asked = Omit<Post, 'accept'>;

const fetchOperation: FetchFunction = (request, variables, { metadata }) => {
  const early = takeEarly(request, variables);
  const visit = metadata?.lastVisit;
  return observe({ request, variables, early, isEndless: false }, async (asked, given) => {
    const sink = visit instanceof LastVisit ? overLastVisit(asked, given, visit) : given;
    let isWhole = false;
    for await (const reply of repliesWithoutHold(asked, early)) {
      // Nothing of it is shown: the document is about to be replaced.
      if (leavesFor(reply)) return;
      isWhole = isLast(reply);
      const payloads = payloadsOf(reply, asked.requestId);
      if (payloads.some(isRefusal)) await wordsOfRefusals();
      for (const payload of payloads) sink.next(payload);
    }
    // A stream that was cut off must not look like an answer in which the rest is empty.
    if (!isWhole) throw new Error('the answer ended before its last part');
    sink.complete();
  });
};

async function again(hold: Promise<void>, asked: Asked, sink: Sink): Promise<void> {
  await hold;
  if (!asked.signal.aborted) await follow(asked, sink);
}

/** Completes when the gateway ends the stream, and fails when it is cut off or an event holds an error. */
const subscribeOperation: SubscribeFunction = (request, variables) =>
  observe({ request, variables, early: null, isEndless: true }, follow);

async function follow(asked: Asked, sink: Sink): Promise<void> {
  const response = await post({ ...asked, accept: ACCEPT_STREAM });
  const isStream = response.headers.get('content-type')?.startsWith(ACCEPT_STREAM) ?? false;
  if (!isStream || !response.body) {
    const refusal: unknown = await response.json();
    const hold = holdOf(refusal);
    if (hold) return again(hold, asked, sink);
    if (leavesFor(refusal)) return;
    payloadsOf(refusal, asked.requestId);
    throw new Error('the answer is no event stream');
  }
  for await (const { name, data } of readEventStream(response.body)) {
    if (name === 'complete') return sink.complete();
    const reply: unknown = JSON.parse(data);
    const hold = holdOf(reply);
    if (hold) return again(hold, asked, sink);
    if (leavesFor(reply)) return;
    for (const payload of payloadsOf(reply, asked.requestId)) {
      const errors = errorsOf(payload);
      if (errors.length > 0) throw new GraphError(faultOfErrors(errors, asked.requestId));
      sink.next(payload);
    }
  }
  throw new Error('the stream was cut off');
}

type Sink = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0];

interface Question {
  request: RequestParameters;
  variables: Variables;
  early: EarlyAnswer | null;
  /** The page does not wait for its end. */
  isEndless: boolean;
}

function observe(
  { request, variables, early, isEndless }: Question,
  run: (asked: Asked, sink: Sink) => Promise<void>,
) {
  return Observable.create<GraphQLResponse>((sink) => {
    const controller = early?.controller ?? new AbortController();
    const { signal } = controller;
    const requestId = early?.requestId ?? newRequestId();
    const asked = run({ request, variables, requestId, signal }, sink).catch(async (error: unknown) => {
      if (signal.aborted) return;
      const failure = failureOf(error, requestId);
      if (!failure) return;
      await wordsOfRefusals();
      sink.error(failure);
    });
    if (!isEndless) void untilDone(asked);
    return () => controller.abort();
  });
}

/** The replies, asked for anew once what holds them is over. */
async function* repliesWithoutHold(asked: Asked, early: EarlyAnswer | null): AsyncGenerator<unknown> {
  let hold: Promise<void> | null = null;
  for await (const reply of repliesTo(asked, early)) {
    hold = holdOf(reply);
    if (hold) break;
    yield reply;
  }
  if (!hold) return;
  await hold;
  if (!asked.signal.aborted) yield* repliesWithoutHold(asked, null);
}

async function* repliesTo(asked: Asked, early: EarlyAnswer | null): AsyncGenerator<unknown> {
  const response = await (early?.response ?? post({ ...asked, accept: ACCEPT }));
  const boundary = multipartBoundary(response.headers.get('content-type'));
  if (boundary !== null && response.body) yield* readMultipart(response.body, boundary);
  else yield await response.json();
}

export const network = Network.create(fetchOperation, subscribeOperation);

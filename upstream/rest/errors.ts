// Turns whatever was thrown into the refusal of the contract: reasons are told, faults of ours are masked.

import { isUnwritable } from '../../lib/node/unwritable.ts';
import { FAIL_CODES, type FailReply } from '../contract/endpoint.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { QuestionError } from '../stores/facts/questions/question.ts';
import type { AppContext } from './app-types.ts';

export function failResponse(c: AppContext, { code, message, field, status }: Refusal): Response {
  const reply: FailReply = {
    status: 'fail',
    error: { code, message, ...(field !== undefined && { field }) },
  };
  // The rest of a body that was refused unread must not be taken for the next request.
  if (status === 413) c.header('connection', 'close');
  if (status === 401) c.header('www-authenticate', 'Bearer');
  return c.json(reply, status);
}

/** Members of the requests, by the members of a question to the facts store that they became. */
const MEMBERS: Record<string, string> = {
  vendors: 'selectedVendors',
  range: 'startDate',
  only: 'customFilter',
  limit: 'itemsPerPage',
  skip: 'page',
};

export function errorResponse(error: unknown, c: AppContext): Response {
  if (error instanceof Refusal) return failResponse(c, error);
  if (error instanceof QuestionError)
    return failResponse(c, badRequest(error.message, MEMBERS[error.member] ?? error.member));
  if (isUnwritable(error)) {
    c.get('log').error({ err: error, endpoint: c.get('endpoint') }, 'the store cannot be written');
    return failResponse(c, new Refusal('NOT_SAVED', 'The store cannot be written at present.'));
  }
  c.get('log').error({ err: error, endpoint: c.get('endpoint') }, 'request failed');
  return failResponse(c, new Refusal(FAIL_CODES.internal, 'Something went wrong.', undefined, 500));
}

export function notFoundResponse(c: AppContext): Response {
  return failResponse(c, new Refusal(FAIL_CODES.notFound, 'There is no such endpoint.', undefined, 404));
}

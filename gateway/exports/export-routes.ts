// POST /exports/cost, /exports/bill, /exports/dashboard: files for users who may see their figures on screen (C-15, B-02, D-04).
// The session, the right and the company are judged as for the graph; the file is never held here.
import type { GraphQLSchema } from 'graphql';
import { PROGRESS_HEADER } from '../../lib/files/file-frames.ts';
import { loginUrl } from '../auth/parts.ts';
import { BadSignIn } from '../auth/token.ts';
import { causeOf, clientError } from '../client-error.ts';
import type { GatewayContext } from '../context.ts';
import { type Exchange, type SignedIn, type SignedInParts, signedIn } from '../http/requests/signed-in.ts';
import { validateRequest } from '../http/requests/validate-request.ts';
import { errorResponse } from '../http/responses/error-response.ts';
import { asGraphQLError, faultResponse } from '../http/responses/fault-response.ts';
import { messagePage } from '../http/responses/message-page.ts';
import type { Logger } from '../logger.ts';
import { fileInputOf } from './export-input.ts';
import { type FileHead, fileResponse } from './file-response.ts';
import { readJson } from './read-json.ts';
import { summaryFile } from './summary-file.ts';

export interface ExportParts extends SignedInParts {
  schema: GraphQLSchema;
  contextOf: (signedIn: SignedIn) => GatewayContext;
  log: Logger;
}

type MadeFile = FileHead & { body: AsyncIterable<Uint8Array> };
interface AskedFile {
  body: unknown;
  /** How far it is is asked for, too. */
  withProgress: boolean;
}

type FileMaker = (context: GatewayContext, asked: AskedFile, parts: ExportParts) => Promise<MadeFile>;

/** What each address answers with; the right is that of the screen. */
const FILES = {
  cost: async (context, { body, withProgress }, { schema, publicUrl }) => {
    await context.viewer.assertMenu('COST_ANALYTICS', 'VIEW');
    const input = fileInputOf(schema, 'CostExportInput', body);
    return input.part === 'DETAILS'
      ? context.exports.details(input, withProgress)
      : summaryFile(context, input, publicUrl);
  },
  bill: async ({ viewer, files }, { body }, { schema }) => {
    await viewer.assertMenu('BILLING', 'VIEW');
    return files.bill(fileInputOf(schema, 'BillFileInput', body));
  },
  dashboard: async ({ viewer, files }, { body }, { schema }) => {
    await viewer.assertMenu('DASHBOARD', 'VIEW');
    return files.dashboard(fileInputOf(schema, 'DashboardFileInput', body));
  },
} satisfies Record<string, FileMaker>;
export type FileKind = keyof typeof FILES;
export const FILE_KINDS = Object.keys(FILES) as FileKind[];

export async function serveExport(
  kind: FileKind,
  request: Request,
  exchange: Exchange,
  parts: ExportParts,
): Promise<Response> {
  const { requestId } = exchange;
  const fault = validateRequest(request);
  if (fault) return errorResponse(request, fault.status, { ...fault, requestId });
  try {
    const caller = await signedIn(request, exchange, parts);
    if (caller instanceof Response) return caller;
    return await fileFor(kind, request, parts.contextOf(caller), parts);
  } catch (error) {
    return faultResponse(request, error, requestId, parts.log);
  }
}

/**
 * GET /exports/files/ID: the file that a mail links to, for the person who got the mail. It changes nothing, so a link
 * of another site does no harm; without a session it leads to the sign-in and back, and a link that is not good any more
 * to a page that says so.
 */
export async function serveMailedFile(
  request: Request,
  jobId: string,
  exchange: Exchange,
  parts: ExportParts,
): Promise<Response> {
  const { publicUrl, authenticator, contextOf, log } = parts;
  const { requestId } = exchange;
  try {
    if (!(await authenticator.hasSession(request)))
      return Response.redirect(loginUrl(publicUrl, new URL(request.url).pathname), 303);
    const caller = await signedIn(request, exchange, parts);
    if (caller instanceof Response) return caller;
    const { viewer, exports } = contextOf(caller);
    await viewer.assertMenu('COST_ANALYTICS', 'VIEW');
    const { body, ...head } = await exports.mailed(jobId);
    return fileResponse(head, body, (error) => log.warn({ requestId, err: error }, CUT_OFF));
  } catch (error) {
    if (error instanceof BadSignIn)
      return Response.redirect(loginUrl(publicUrl, new URL(request.url).pathname), 303);
    return linkFault(request, error, { publicUrl, requestId, log });
  }
}

/** For a person, who opened the link: what is not there for them gets the same answer, regardless of the reason. */
function linkFault(
  request: Request,
  error: unknown,
  { publicUrl, requestId, log }: { publicUrl: string; requestId: string; log: Logger },
): Promise<Response> {
  const { code } = clientError(asGraphQLError(error), requestId).extensions;
  if (code === 'NOT_FOUND' || code === 'FORBIDDEN')
    return messagePage(request, 'fileGone', `${publicUrl}/cost-analytics`);
  log.warn({ requestId, err: causeOf(error) }, 'a mailed file could not be fetched');
  return messagePage(request, 'fileLater', new URL(request.url).pathname);
}

const CUT_OFF = 'a file was cut off';

async function fileFor(
  kind: FileKind,
  request: Request,
  context: GatewayContext,
  parts: ExportParts,
): Promise<Response> {
  const make: FileMaker = FILES[kind];
  const withProgress = request.headers.has(PROGRESS_HEADER);
  const asked = { body: await readJson(request), withProgress };
  const { body, ...head } = await make(context, asked, parts);
  const onFault = (error: unknown) => parts.log.warn({ requestId: context.requestId, err: error }, CUT_OFF);
  return fileResponse(head, body, onFault);
}

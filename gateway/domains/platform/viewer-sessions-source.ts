// The sessions of the viewer: the gateway keeps them itself, so no service is asked for them (A-08, S-03).
import { noteSession } from '../../../upstream/contract/platform/platform.ts';
import type { UserError, ViewerSession } from '../../__generated__/graph-types.ts';
import type { SessionStore } from '../../auth/session/session.ts';
import { userError } from '../../graph/user-errors.ts';
import type { RestLoader } from '../../rest/loader.ts';
import type { ViewerContext } from '../../viewer.ts';

/** What a person may do with the own sessions. */
export type OwnSessions = Pick<SessionStore, 'listOf' | 'endOne'>;

export interface SessionsOfBrowsers {
  sessions: OwnSessions;
  /** Of the session that asks; null for a tool. */
  currentId: string | null;
}

export class ViewerSessionsSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;
  readonly #browsers: SessionsOfBrowsers;

  constructor(loader: RestLoader, viewer: ViewerContext, browsers: SessionsOfBrowsers) {
    this.#loader = loader;
    this.#viewer = viewer;
    this.#browsers = browsers;
  }

  async list(): Promise<ViewerSession[]> {
    // Sessions begin and end without the services: the answer holds for this moment.
    this.#loader.now();
    const { sessions, currentId } = this.#browsers;
    const { userId } = await this.#viewer.user();
    const listed = await sessions.listOf(userId, currentId);
    return listed.map(({ key, signedInAt, lastUsedAt, ...session }) => ({
      ...session,
      id: key,
      signedInAt: timeOf(signedInAt),
      lastUsedAt: timeOf(lastUsedAt),
    }));
  }

  /** Ends another session of the viewer; the audit log keeps it. */
  async end(id: string): Promise<UserError[]> {
    const { userId } = await this.#viewer.user();
    if (!(await this.#browsers.sessions.endOne(userId, id)))
      return [userError('UNKNOWN_SESSION', 'sessionId', 'sessionId is no live session of the viewer')];
    await this.#loader.write(noteSession, { event: 'SIGNED_OUT' }, []);
    return [];
  }
}

function timeOf(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

// Ends all sessions of a user, at the address that Keycloak installations of portals have for it (S-03).
import type { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnvironment } from '../../rest/app-types.ts';
import type { Documents } from '../../stores/documents/database.ts';
import type { VerifyToken } from '../tokens/tokens.ts';
import { recordsOf, removeRecords } from './adapter.ts';
import { PORTAL_CLIENT_ID, REALM_PATH, TOOLS_CLIENT_ID } from './realm.ts';

const query = z.object({
  clientId: z.enum([PORTAL_CLIENT_ID, TOOLS_CLIENT_ID]),
  withoutCurrent: z.enum(['true', 'false']).default('false'),
});

export function mountLogoutAll(app: Hono<AppEnvironment>, documents: Documents, verify: VerifyToken): void {
  app.get(`${REALM_PATH}/api/users/me/logout-allsession`, async (c) => {
    const claims = await verify(c.req.header('authorization'));
    if (claims === null) {
      c.header('www-authenticate', 'Bearer error="invalid_token"');
      return c.json({ error: 'invalid_token' }, 401);
    }
    const asked = query.safeParse(c.req.query());
    if (!asked.success) return c.json({ error: 'invalid_request' }, 400);
    const kept = asked.data.withoutCurrent === 'true' ? claims.sessionId : null;
    await endSessions(documents, claims.subject, kept);
    return c.json({ result: 'OK' });
  });
}

/** Whatever the provider gave in other sessions than the kept one is good for nothing from now on. */
export async function endSessions(documents: Documents, userId: string, kept: string | null): Promise<void> {
  const records = await recordsOf(documents, userId);
  const own = records.find(
    ({ model, payload }) => model === 'Session' && kept !== null && payload.uid === kept,
  );
  const grants = Object.values(own?.payload.authorizations ?? {}).map(({ grantId }) => grantId);
  const isKept = ({ id, payload }: (typeof records)[number]) =>
    kept !== null && (payload.uid === kept || payload.sessionUid === kept || grants.includes(id));
  await removeRecords(
    documents,
    records.filter((record) => !isKept(record)),
  );
}

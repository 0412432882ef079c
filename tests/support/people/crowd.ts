// As many people as a test needs, who may do in the demo company whatever its owner may.
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import type { OwnIssuer } from './own-issuer.ts';
import { PEOPLE } from './people.ts';

const COMPANY = 'sunflower';

/** Their tokens; the upstream must take those of the issuer. */
export async function enterCrowd(dataDir: string, count: number, own: OwnIssuer): Promise<string[]> {
  const userIds = Array.from({ length: count }, (_, n) => `crowd-${n}`);
  await addUsers(dataDir, userIds);
  const seconds = Math.floor(Date.now() / 1000);
  return Promise.all(
    userIds.map((sub) =>
      own.sign({ iss: own.issuer, aud: 'skyledger-api', sub, iat: seconds, exp: seconds + 600 }),
    ),
  );
}

async function addUsers(dataDir: string, userIds: readonly string[]): Promise<void> {
  const documents = await openDocuments(dataDir);
  try {
    const owner = await documents
      .selectFrom('users')
      .selectAll()
      .where('user_id', '=', PEOPLE.owner.userId)
      .executeTakeFirstOrThrow();
    const rights = await documents
      .selectFrom('menu_rights')
      .selectAll()
      .where('user_id', '=', PEOPLE.owner.userId)
      .where('company_id', '=', COMPANY)
      .execute();
    for (const user_id of userIds) {
      const email = `${user_id}@skyledger.example`;
      await documents
        .insertInto('users')
        .values({ ...owner, user_id, email, current_company_id: COMPANY })
        .execute();
      await documents.insertInto('memberships').values({ user_id, company_id: COMPANY }).execute();
      await documents
        .insertInto('menu_rights')
        .values(rights.map((right) => ({ ...right, user_id })))
        .execute();
    }
  } finally {
    await documents.destroy();
  }
}

// Two people, each in a company of their own with everything to see there, for questions about what may never mix.
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { setCurrentCompany } from '../../../upstream/stores/documents/people/users.ts';
import type { TestUpstream } from '../product/upstream.ts';
import { PEOPLE } from './people.ts';

export const TWO_PEOPLE = ['owner', 'finance'] as const;
const COMPANIES = { owner: 'sunflower', finance: 'workshop' } as const;

export async function enterTwoCompanies({ dataDir }: Pick<TestUpstream, 'dataDir'>): Promise<void> {
  const documents = await openDocuments(dataDir);
  try {
    for (const person of TWO_PEOPLE)
      await setCurrentCompany(documents, PEOPLE[person].userId, COMPANIES[person]);
    await documents
      .updateTable('menu_rights')
      .set({ auth_type: 'view' })
      .where('user_id', '=', PEOPLE.finance.userId)
      .where('auth_type', '=', 'none')
      .execute();
  } finally {
    await documents.destroy();
  }
}

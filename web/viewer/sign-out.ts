// Ends the session: a form post, so that the browser follows the gateway to the provider and back.
import { postTo } from '../relay/sign-in.ts';

/** What the visit left in the browser is forgotten, too; it is sealed, so nothing waits for that. */
export function signOut(): void {
  void forget().catch(() => undefined);
  postTo('/auth/logout');
}

async function forget(): Promise<void> {
  const { forgetLastVisit } = await import('../relay/last-visit/keep-answer.ts');
  await forgetLastVisit();
}

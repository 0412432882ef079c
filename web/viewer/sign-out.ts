// Ends the session: a form post, so that the browser follows the gateway to the provider and back.
import { forgetLastVisit } from '../relay/last-visit/sealed-answers.ts';
import { postTo } from '../relay/sign-in.ts';

/** What the visit left in the browser is forgotten, too; it is sealed, so nothing waits for that. */
export function signOut(): void {
  forgetLastVisit().catch(() => undefined);
  postTo('/auth/logout');
}

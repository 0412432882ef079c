// Ends the session: a form post, so that the browser follows the gateway to the provider and back.
import { postTo } from '../relay/sign-in.ts';

export function signOut(): void {
  postTo('/auth/logout');
}

// Why requests of this document wait, instead of leaving it with all that is open and half done in it.
import { hasUnsavedInput } from '../../browser/unsaved-input.ts';
import { saysCompanyChanged } from '../company.ts';
import { isSessionOver, reasonOf } from '../sign-in.ts';
import { Gate } from './gate.ts';
import { onSignIn, signedInPerson } from './person.ts';

/** Another tab switched to another company: closed until the viewer says which one this document goes on with. */
export const companyGate = new Gate();

/** The session is over, and leaving would lose what was entered: closed until the same person has signed in elsewhere. */
export const sessionGate = new Gate();

onSignIn((person) => {
  if (person === signedInPerson()) sessionGate.open();
});

/** What has to be over before the same is asked again; null for a reply that needs no waiting. */
export function holdOf(reply: unknown): Promise<void> | null {
  if (saysCompanyChanged(reply)) return companyGate.untilOpen();
  if (!isSessionOver(reply)) return null;
  if (!sessionGate.isClosed()) {
    if (!hasUnsavedInput()) return null;
    closedBy = reasonOf(reply);
  }
  return sessionGate.untilOpen();
}

let closedBy: string | null = null;

/** The gateway's word for what closed `sessionGate`. */
export function sessionClosedBy(): string | null {
  return closedBy;
}

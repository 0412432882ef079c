// The person whose pages this document shows. Each document tells the others of the browser, so that they notice a sign-in.

const CHANNEL = 'skyledger-signed-in';

let person: string | null = null;
let channel: BroadcastChannel | null = null;

/** The e-mail address of the person whose pages the shell shows. */
export function rememberPerson(email: string): void {
  if (email === person) return;
  person = email;
  openChannel().postMessage(email);
}

export function signedInPerson(): string | null {
  return person;
}

/** Calls back when another document of the browser has a person. */
export function onSignIn(tell: (email: unknown) => void): void {
  openChannel().addEventListener('message', ({ data }) => tell(data));
}

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

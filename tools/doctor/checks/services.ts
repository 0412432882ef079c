// What the product calls: the REST services, the OpenID provider and the mail server.
import { createTransport } from 'nodemailer';
import { isLoopback } from '../../../lib/node/addresses.ts';
import { messageOf } from '../../../lib/node/start-fault.ts';
import { type Check, type Finding, fault, ok, warning } from '../check.ts';

const ANSWER_MS = 5_000;

/** Services elsewhere; the embedded upstream is looked at by its port. */
export const servicesCheck: Check = {
  name: 'services',
  look: async ({ gateway, isUpstreamEmbedded }) => {
    if (!gateway || isUpstreamEmbedded) return [];
    const origins = new Set(Object.values(gateway.services).map((url) => new URL(url).origin));
    return Promise.all([...origins].map(serviceFinding));
  },
};

/** Any answer will do: what a service of somebody else says at its root is its own affair. */
async function serviceFinding(origin: string): Promise<Finding> {
  try {
    await fetch(origin, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });
    return ok(`${origin} answers`);
  } catch (error) {
    return fault(`${origin} does not answer (${reasonOf(error)})`, 'start it, or set UPSTREAM_URL');
  }
}

export const signInCheck: Check = {
  name: 'sign-in',
  look: async ({ gateway, isUpstreamEmbedded }) => {
    if (!gateway) return [];
    const { issuer } = gateway.oidc;
    if (issuer === null)
      return [
        ok(isUpstreamEmbedded ? 'the embedded provider' : 'the provider that the platform service names'),
      ];
    return [await issuerFinding(issuer)];
  },
};

async function issuerFinding(issuer: string): Promise<Finding> {
  const address = `${issuer}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (!answer.ok)
      return fault(`${address} answers ${answer.status}`, 'set OIDC_ISSUER to the realm of the provider');
    const { issuer: named, jwks_uri } = (await answer.json()) as { issuer?: string; jwks_uri?: string };
    if (named !== issuer)
      return fault(`the provider calls itself ${named}, not ${issuer}`, 'set OIDC_ISSUER to that name');
    const keys = await fetch(jwks_uri ?? '', { signal: AbortSignal.timeout(ANSWER_MS) });
    const { keys: found = [] } = (await keys.json()) as { keys?: unknown[] };
    if (found.length === 0) return fault(`${jwks_uri} has no keys`, 'give the realm a key that signs');
    return ok(`${issuer}: ${found.length} keys`);
  } catch (error) {
    return fault(`${address} cannot be read (${reasonOf(error)})`, 'start the provider, or set OIDC_ISSUER');
  }
}

export const mailCheck: Check = {
  name: 'mail',
  look: async ({ upstream, isUpstreamEmbedded }) => {
    if (!upstream || !isUpstreamEmbedded) return [];
    const { smtpUrl } = upstream.mail;
    if (smtpUrl !== null) return [await smtpFinding(smtpUrl)];
    if (isLoopback(new URL(upstream.publicUrl).hostname))
      return [ok('no server: mails are files in the outbox')];
    return [warning('no server: mails are files in the outbox', 'set SMTP_URL, so that they reach people')];
  },
};

/** Greets the server and signs in, as a delivery does, and sends nothing. */
async function smtpFinding(url: string): Promise<Finding> {
  const { host } = new URL(url);
  const waiting = { connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS };
  const transport = createTransport({ url, ...waiting });
  try {
    await transport.verify();
    return ok(`${host} takes mails`);
  } catch (error) {
    return fault(
      `${host} takes no mails (${messageOf(error)})`,
      'mend user, password or address in SMTP_URL',
    );
  } finally {
    transport.close();
  }
}

/** That of a fetch lies below. */
function reasonOf(error: unknown): string {
  return messageOf(error instanceof Error && error.cause ? error.cause : error);
}

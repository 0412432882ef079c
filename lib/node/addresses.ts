// Addresses of the two servers: as programs on this machine dial them, and as browsers name them.
import { reachableHost } from './host-address.ts';

/** Hosts of a server that `localhost` leads to, those of every address among them. */
const LOCALHOST = ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'];

/** Whether the host, a name or an address, is reached from this machine alone. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    bare === 'localhost' ||
    bare.endsWith('.localhost') ||
    bare === '::1' ||
    /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(bare)
  );
}

/** Where a program on this machine reaches a server that listens on the host. */
export function dialedUrl(host: string, port: number): string {
  return `http://${reachableHost(host)}:${port}`;
}

/** What a browser calls a server that listens on the host, where no setting says otherwise. */
export function browsedUrl(host: string, port: number): string {
  return `http://${LOCALHOST.includes(host) ? 'localhost' : reachableHost(host)}:${port}`;
}

export interface SignInSettings {
  host: string;
  publicUrl: string;
  /** UPSTREAM_PUBLIC_URL, UPSTREAM_URL and OIDC_ISSUER as they were given. */
  upstreamPublicUrl: string | undefined;
  upstreamUrl: string | undefined;
  oidcIssuer: string | undefined;
}

/** Why no user could sign in by the embedded upstream, one line a fault; none where it is not the one in use. */
export function embeddedSignInFaults(settings: SignInSettings): string[] {
  if (settings.upstreamUrl !== undefined || settings.oidcIssuer !== undefined) return [];
  const faults: string[] = [];
  if (
    settings.upstreamPublicUrl === undefined &&
    !isLoopback(new URL(settings.publicUrl).hostname) &&
    isLoopback(new URL(browsedUrl(settings.host, 0)).hostname)
  ) {
    faults.push(
      'UPSTREAM_PUBLIC_URL: must be set when PUBLIC_URL is not on localhost: the address at which browsers reach UPSTREAM_PORT to sign in',
    );
  }
  return faults;
}

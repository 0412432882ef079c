// Where a program that listens on a host is found from this machine.

/** The host for use in a URL; one that means all addresses is reached at loopback. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

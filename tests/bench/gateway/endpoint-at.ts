// Which endpoint of the contract a request to the services means.
import type { Endpoint } from '../../../upstream/contract/endpoint.ts';
import { CONTRACT } from '../../../upstream/contract/openapi.ts';
import { SERVICES } from '../../../upstream/contract/services.ts';

export interface NamedEndpoint {
  name: string;
  endpoint: Endpoint;
}

const EXACT = new Map<string, NamedEndpoint>();
const PATTERNS: { pattern: RegExp; found: NamedEndpoint }[] = [];
for (const [name, endpoint] of Object.entries(CONTRACT)) {
  const address = `${endpoint.method} ${SERVICES[endpoint.service].base}${endpoint.path}`;
  const found = { name, endpoint };
  if (!address.includes('{')) EXACT.set(address, found);
  else PATTERNS.push({ pattern: new RegExp(`^${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`), found });
}

export function endpointAt(method: string, url: string): NamedEndpoint | undefined {
  const address = `${method} ${url.split('?', 1)[0]}`;
  return EXACT.get(address) ?? PATTERNS.find(({ pattern }) => pattern.test(address))?.found;
}

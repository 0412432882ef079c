// The address that a query was started at: it labels figures that are shown until newer ones arrive.

const addresses = new WeakMap<object, URL>();

export function rememberAddress(reference: object, address: URL): void {
  addresses.set(reference, address);
}

/** Null for a query that no route has asked. */
export function addressOf(reference: object): URL | null {
  return addresses.get(reference) ?? null;
}

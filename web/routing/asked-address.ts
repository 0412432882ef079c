// The address that a query was asked at: figures that are shown until newer ones come are told by it.

const addresses = new WeakMap<object, URL>();

export function rememberAddress(reference: object, address: URL): void {
  addresses.set(reference, address);
}

/** Null for a query that no route has asked. */
export function addressOf(reference: object): URL | null {
  return addresses.get(reference) ?? null;
}

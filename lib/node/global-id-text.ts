// How the graph names an object, for servers that put its name into an address.

/** Opaque; a page of the portal takes it as the id of what it shows. */
export function globalIdText(type: string, key: string): string {
  return Buffer.from(`${type}:${key}`).toString('base64url');
}

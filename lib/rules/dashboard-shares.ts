// Rules of links to dashboards, for all three programs (D-06, D-07).

/** Links of one dashboard that stand at the same time. */
export const MAX_DASHBOARD_SHARES = 20;

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a text can be the id of a link; letters in lower case, as links are made. */
export function isShareUuid(text: string): boolean {
  return UUID_V4.test(text);
}

/** Whether a path is that of a link, whatever is in the place of its id. */
export function isSharePath(path: string): boolean {
  return /^\/dashboard\/(.*\/)?share\/?$/.test(path);
}

/** What a path of a link names; `company` of one with filters. Null for a path that is not one, or has no id. */
export function partsOfSharePath(path: string): { uuid: string; company: string | null } | null {
  const [, uuid, company] = /^\/dashboard\/([^/]+)(?:\/([^/]+))?\/share\/?$/.exec(path) ?? [];
  if (uuid === undefined) return null;
  return { uuid: decoded(uuid), company: company === undefined ? null : decoded(company) };
}

/** The path of a link; `companyKey` of one with filters, which opens within that company alone. */
export function sharePath(uuid: string, companyKey: string | null): string {
  return companyKey === null
    ? `/dashboard/${uuid}/share`
    : `/dashboard/${uuid}/${encodeURIComponent(companyKey)}/share`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Not encoded: as it stands.
    return part;
  }
}

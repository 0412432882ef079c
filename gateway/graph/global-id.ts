// Global ids: opaque, unique over all types, refetchable by node(id). An id opens nothing by itself.

export type NodeType = 'User' | 'Company' | 'LoadRun';

export function toGlobalId(type: NodeType, key: string): string {
  return Buffer.from(`${type}:${key}`).toString('base64url');
}

/** The type and key of an id; null for anything that is not an id of ours. */
export function fromGlobalId(id: string): { type: NodeType; key: string } | null {
  const [, type, key] =
    /^(User|Company|LoadRun):(.+)$/s.exec(Buffer.from(id, 'base64url').toString('utf8')) ?? [];
  if (!type || !key || toGlobalId(type as NodeType, key) !== id) return null;
  return { type: type as NodeType, key };
}

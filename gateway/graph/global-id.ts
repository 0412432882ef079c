// Global ids: opaque, unique over all types, refetchable by node(id). An id opens nothing on its own.
import { globalIdText } from '../../lib/node/global-id-text.ts';
import { CONTENT_TYPES } from '../../lib/widgets/widget-types.ts';

const NODE_TYPES = [
  'User',
  'Company',
  'LoadRun',
  'DataChange',
  'Alert',
  'Notice',
  'ScrollText',
  'AccessToken',
  'Member',
  'AuditEntry',
  'PlanApplication',
  'OperationStatus',
  'MigrationRoi',
  'SavedFilter',
  'SavedView',
  'CostNote',
  'Anomaly',
  'AnomalyRule',
  'Mail',
  'InvoiceReservation',
  'DashboardMail',
  'CostExportJob',
  'Dashboard',
  // What widgets show: the key holds all that it follows from.
  ...CONTENT_TYPES,
] as const;
export type NodeType = (typeof NODE_TYPES)[number];

export function toGlobalId(type: NodeType, key: string): string {
  return globalIdText(type, key);
}

/** The type and key of an id; null for anything that is not an id of ours. */
export function fromGlobalId(id: string): { type: NodeType; key: string } | null {
  const [, name, key] = /^(\w+):(.+)$/s.exec(Buffer.from(id, 'base64url').toString('utf8')) ?? [];
  const type = NODE_TYPES.find((known) => known === name);
  return type && key && toGlobalId(type, key) === id ? { type, key } : null;
}

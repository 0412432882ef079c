// Changes that are not saved yet, as this browser keeps them: what they were made on, and what became of it (D-05).
import { isCurrencyCode } from '../../../../lib/catalogue/currencies.ts';
import { DASHBOARD_FRAMES, type DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { layoutFault } from '../../../../lib/widgets/widget-layout.ts';
import { settingFault } from '../../../../lib/widgets/widget-settings.ts';
import { WIDGET_TYPES } from '../../../../lib/widgets/widget-types.ts';
import { readLocal, writeLocal } from '../../../browser/local-storage.ts';
import { type DashboardContent, type DraftWidget, isSame } from './content.ts';
import { type Draft, hasChanges } from './draft.ts';

export interface KeptDraft {
  /** When it was changed last, ISO 8601. */
  at: string;
  base: DashboardContent;
  version: number;
  now: DashboardContent;
}

/** Null where nothing is kept for the dashboard, or what is kept cannot be a dashboard. */
export function readKeptDraft(dashboardId: string): KeptDraft | null {
  const text = readLocal('dashboardDrafts')?.[dashboardId];
  if (text === undefined) return null;
  try {
    return keptOf(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps what differs from the saved dashboard; nothing where nothing differs. */
export function keepDraft(dashboardId: string, draft: Draft, at: Date): void {
  const { base, version, now } = draft;
  if (!hasChanges(draft)) {
    forgetKeptDraft(dashboardId);
    return;
  }
  const known = readKeptDraft(dashboardId);
  if (known && known.version === version && isSame(known.now, now) && isSame(known.base, base)) return;
  const kept: KeptDraft = { at: at.toISOString(), base, version, now };
  const { [dashboardId]: _older, ...others } = readLocal('dashboardDrafts') ?? {};
  writeLocal('dashboardDrafts', { ...others, [dashboardId]: JSON.stringify(kept) });
}

export function forgetKeptDraft(dashboardId: string): void {
  const { [dashboardId]: forgotten, ...others } = readLocal('dashboardDrafts') ?? {};
  if (forgotten !== undefined) writeLocal('dashboardDrafts', Object.keys(others).length > 0 ? others : null);
}

function keptOf(value: unknown): KeptDraft | null {
  if (!isRecord(value)) return null;
  const { at, version, base, now } = value;
  const isWhole =
    typeof at === 'string' && !Number.isNaN(Date.parse(at)) && Number.isInteger(version) && isContent(base);
  return isWhole && isContent(now) ? { at, version: Number(version), base, now } : null;
}

function isContent(value: unknown): value is DashboardContent {
  if (!isRecord(value)) return false;
  const { name, scope, widgets } = value;
  if (typeof name !== 'string' || !isScope(scope) || !Array.isArray(widgets)) return false;
  return (
    widgets.every(isWidget) &&
    layoutFault(
      widgets.map(({ index, type, x, y, width, height }) => ({
        index,
        type,
        layout: { x, y, width, height },
      })),
    ) === null
  );
}

function isWidget(value: unknown): value is DraftWidget {
  if (!isRecord(value)) return false;
  const { index, type, settings } = value;
  const known = WIDGET_TYPES.find((name) => name === type);
  return (
    known !== undefined &&
    Number.isInteger(index) &&
    isRecord(settings) &&
    settingFault(known, settings) === null
  );
}

function isScope(value: unknown): value is DashboardScope {
  if (!isRecord(value)) return false;
  const { frame, vendors, currency, basis } = value;
  return (
    (frame === null || DASHBOARD_FRAMES.some((known) => known === frame)) &&
    (vendors === null || Array.isArray(vendors)) &&
    (currency === null || (typeof currency === 'string' && isCurrencyCode(currency))) &&
    (basis === null || basis === 'BILLED' || basis === 'EFFECTIVE')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// The widgets of a dashboard with their figures, in reading order; one whose figures cannot be had says why.
import { ZodError } from 'zod';
import { costField } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { fieldTextId, inSentence } from '../../../../lib/catalogue/derived/cost-field-names.ts';
import { GRAPH_VIEW_BYS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import { domainErrorTexts, isDomainErrorCode } from '../../../../lib/catalogue/domain-errors.ts';
import { type DashboardScope, effectiveSettings } from '../../../../lib/widgets/effective-settings.ts';
import { viewByOfWidget, WIDGETS } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';
import type { WireDashboard } from '../../../contract/dashboard/widget.ts';
import { type Widget, widgetOfWire } from '../../../contract/dashboard/widget-words.ts';
import { Refusal } from '../../../refusal.ts';
import { savedFiltersOfCompany } from '../../../stores/documents/cost-analytics/saved-filters.ts';
import type { Asker } from './ask-figures.ts';
import { figuresOf } from './figures/figures.ts';
import type { PrintedWidget } from './printed-dashboard.ts';

/** By rows, then from the left. Of equal widgets the first alone is printed. */
export async function printedWidgets(
  asker: Asker,
  dashboard: WireDashboard,
  scope: DashboardScope,
): Promise<PrintedWidget[]> {
  const widgets = dashboard.widgets
    .map(widgetOfWire)
    .sort((one, other) => one.layout.y - other.layout.y || one.layout.x - other.layout.x);
  const printed: PrintedWidget[] = [];
  const known = new Set<string>();
  for (const widget of widgets) {
    const content = JSON.stringify([widget.type, effectiveSettings(widget.type, widget.settings, scope)]);
    if (known.has(content)) continue;
    known.add(content);
    printed.push(await printedWidget(asker, widget, scope));
  }
  return printed;
}

/** Null where it has none, or one that is gone: its figures then say so. */
async function filterText({ documents, call, text }: Asker, { savedFilter }: WidgetSettings) {
  if (savedFilter === null) return null;
  const [filter] = await savedFiltersOfCompany(documents, call.companyId, [savedFilter]);
  return filter ? text('dashboard.widget.filter', { name: filter.name }) : null;
}

async function printedWidget(
  asker: Asker,
  { type, settings: own, layout }: Widget,
  scope: DashboardScope,
): Promise<PrintedWidget> {
  const { text } = asker;
  const settings = effectiveSettings(type, own, scope);
  const viewBy = GRAPH_VIEW_BYS.idOf(viewByOfWidget(type, settings));
  const { key: member } = costField(viewBy);
  const key = (member && settings[member]) ?? '';
  const name = inSentence(text(fieldTextId(viewBy)));
  const title = settings.title?.trim() || text(WIDGETS[type].titleId, { viewBy, name, key }).trim();
  // What the head of the page says already needs no word.
  const isOwnBasis = settings.basis && settings.basis !== (scope.basis ?? 'BILLED');
  const basis = isOwnBasis ? text('anomaly.rules.basis', { basis: settings.basis ?? '' }) : null;
  const filter = await filterText(asker, settings);
  const head = { title, type, layout, basis: [basis, filter].filter(Boolean).join(' · ') || null };
  try {
    return { ...head, figures: await figuresOf(asker, { type, settings }), note: null };
  } catch (error) {
    // A widget without figures says why; the others are printed.
    if (error instanceof ZodError) return { ...head, figures: null, note: text('dashboard.mailed.notSetUp') };
    if (!(error instanceof Refusal)) throw error;
    const cause = isDomainErrorCode(error.code) ? domainErrorTexts(error.code).cause : null;
    return { ...head, figures: null, note: text(cause ?? 'dashboard.mailed.noFigures') };
  }
}

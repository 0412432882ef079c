// The figures of a widget for paper: asked by the handlers that the portal's own widgets are answered by.
import { viewByOfWidget, WIDGETS, type WidgetKind } from '../../../../../lib/widgets/widget-types.ts';
import type { Asker } from '../ask-figures.ts';
import { costTrend, yearForecast } from './ahead.ts';
import { type Asked, type Reader, vendorsOf } from './ask-widget.ts';
import { budget, estimatedCost, monthToDate, totalSaving } from './cards.ts';
import { abnormalChange, topMovers } from './changes.ts';
import { asVendors, type Figures, type Line, type Look, toldApart } from './figure-lines.ts';
import { portionOf, topCosts } from './parts.ts';
import { costBy, multiVendorCost } from './series.ts';
import { alerts, foundBy } from './told.ts';

/** The settings are the effective ones. Rejects with a Refusal as the handler does. */
export async function figuresOf(asker: Asker, widget: Asked): Promise<Figures> {
  const vendors = vendorsOf(asker, widget);
  const told = await READERS[WIDGETS[widget.type].kind]({ ...asker, ...asker.of(vendors) }, widget);
  const look =
    'lines' in told.look ? ({ ...told.look, lines: linesOf(asker, widget, told.look) } as Look) : told.look;
  return { ...told, look, vendors };
}

function linesOf({ text }: Asker, { type, settings }: Asked, { lines }: { lines: readonly Line[] }): Line[] {
  const named = toldApart(text, lines);
  const isByVendor =
    WIDGETS[type].kind === 'multiVendorCost' || viewByOfWidget(type, settings) === 'PROVIDER';
  return isByVendor ? asVendors(named) : named;
}

const READERS: Record<WidgetKind, Reader> = {
  monthToDate,
  estimatedCost,
  budget,
  totalSaving,
  costTrend,
  alerts,
  costBy,
  productPortion: portionOf('productPortion'),
  portionBy: portionOf('portionBy'),
  topCosts,
  abnormalChange,
  topMovers,
  mlAbnormalUser: foundBy('mlAbnormalUser'),
  mlAbnormalAi: foundBy('mlAbnormalAi'),
  integratedPortion: portionOf('integratedPortion'),
  serviceGroupPortion: portionOf('serviceGroupPortion'),
  multiVendorCost,
  yearForecast,
};

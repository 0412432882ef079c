// Parts of a whole: shares of items, and the items that cost most.
import type { PortionReply } from '../../../../contract/dashboard/shapes.ts';
import type { Asker } from '../ask-figures.ts';
import { ask, type Reader } from './ask-widget.ts';
import { colourIdOf, type Figures, figures, labelOf, othersOf } from './figure-lines.ts';

type Portions = 'productPortion' | 'portionBy' | 'integratedPortion' | 'serviceGroupPortion';

export const portionOf =
  (name: Portions): Reader =>
  async (asker, widget) =>
    portion(asker, await ask(asker, name, widget));

function portion({ text }: Asker, { currency, totalCost, items, startDate, endDate }: PortionReply): Figures {
  const lines = items.map((item) => ({
    label: item.isOthers ? othersOf(text, item.numberOfOthers) : labelOf(item),
    key: item.item,
    amount: item.cost,
    colourId: item.isOthers ? null : colourIdOf(item),
    vendor: item.vendor,
  }));
  const look = { as: 'parts', headline: totalCost, lines, isRing: true } as const;
  return figures(currency, look, { range: { start: startDate, end: endDate } });
}

/** The rest is named, so that the list adds up to what all items cost. */
export const topCosts: Reader = async (asker, widget) => {
  const { currency, totalCost, items, startDate, endDate } = await ask(asker, 'top5', widget);
  const lines = items.map((item) => ({
    label: labelOf(item),
    key: item.item,
    amount: item.cost,
    colourId: colourIdOf(item),
    vendor: item.vendor,
  }));
  const look = { as: 'parts', headline: totalCost, lines, isRing: false } as const;
  return figures(currency, look, { range: { start: startDate, end: endDate } });
};

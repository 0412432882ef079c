// Which colour an item has: the first free one when it is first seen, and the same on every screen of the session.

const placesByKind = new Map<string, Map<string, number>>();

/** The place of an item's colour. Items of two kinds never share a chart, so each kind begins with the first. */
export function colourPlace(kind: string, item: string): number {
  const places = placesByKind.get(kind) ?? new Map<string, number>();
  placesByKind.set(kind, places);
  const place = places.get(item) ?? places.size;
  places.set(item, place);
  return place;
}

// A file of a widget says what its figures cover: its table alone names no days.
import { expect, it } from 'vitest';
import { coverFacts } from '../../../../web/pages/dashboard/menu/widget-file.ts';

const placeOf = (html: string) => {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
};

it('has what the widget says of its cost, days and vendors', () => {
  const place = placeOf(
    '<section><div data-provenance>Billed cost · <span>06/01/2024</span> </div></section>',
  );
  expect(coverFacts(place, 'Covers')).toEqual([['Covers', 'Billed cost · 06/01/2024']]);
});

it('has no such line of a widget that says nothing of it', () => {
  expect(coverFacts(placeOf('<section></section>'), 'Covers')).toEqual([]);
  expect(coverFacts(null, 'Covers')).toEqual([]);
});

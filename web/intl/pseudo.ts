// Makes texts longer and accented: what stays plain is not in a catalogue, and what is cut off has too little room.
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from './catalogues.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';
const VOWEL = /[aeiou]/i;

export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  const entries = Object.entries(catalogue).map(([id, message]) => [id, pseudoMessage(message)]);
  return Object.fromEntries(entries) as Catalogue;
}

/** A message with its words changed, and its arguments, choices and tags as they were; brackets show both ends. */
export function pseudoMessage(message: MessageFormatElement[]): MessageFormatElement[] {
  return [words('⟦'), ...message.map(pseudoElement), words('⟧')];
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return words([...element.value].map(pseudoLetter).join(''));
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(pseudoElement) };
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
  const options = Object.entries(element.options).map(([choice, { value }]) => [
    choice,
    { value: value.map(pseudoElement) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

function words(value: string): MessageFormatElement {
  return { type: TYPE.literal, value };
}

/** Vowels are doubled: about a third more, as German is longer than English. */
function pseudoLetter(letter: string): string {
  const accented = [...ACCENTED][PLAIN.indexOf(letter)];
  if (accented === undefined) return letter;
  return VOWEL.test(letter) ? accented + accented : accented;
}

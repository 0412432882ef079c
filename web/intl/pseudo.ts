// Makes texts longer and accented: what stays plain is not in a catalogue, and what is cut off has too little room.
import type { Catalogue } from './catalogues.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';
const VOWEL = /[aeiou]/i;

export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  const entries = Object.entries(catalogue).map(([id, message]) => [id, pseudoMessage(message)]);
  return Object.fromEntries(entries) as Catalogue;
}

/** An ICU message with its words changed, and its arguments, choices and tags as they were; brackets show both ends. */
export function pseudoMessage(message: string): string {
  let isWords = true;
  let isTag = false;
  const around: boolean[] = [];
  let result = '';
  for (const letter of message) {
    if (letter === '{') {
      around.push(isWords);
      // A brace in words opens an argument, one in an argument the words of a choice.
      isWords = !isWords;
      result += letter;
    } else if (letter === '}') {
      isWords = around.pop() ?? true;
      result += letter;
    } else {
      if (letter === '<') isTag = true;
      result += isWords && !isTag ? pseudoLetter(letter) : letter;
      if (letter === '>') isTag = false;
    }
  }
  return `⟦${result}⟧`;
}

/** Vowels are doubled: about a third more, as German is longer than English. */
function pseudoLetter(letter: string): string {
  const accented = [...ACCENTED][PLAIN.indexOf(letter)];
  if (accented === undefined) return letter;
  return VOWEL.test(letter) ? accented + accented : accented;
}

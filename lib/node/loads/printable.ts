const SHOWN = 60;

/** Values come out of a file: nothing in them may steer the terminal. */
export function printable(value: string, most = SHOWN): string {
  const text = value.replace(/\p{C}+/gu, ' ');
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}

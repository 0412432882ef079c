// Lists of addresses as people paste them, and what is wrong with one of them (B-12).
import { ADDRESS_FAULTS } from '../rules/text-rules.ts';

/** What can be wrong with an address of a list. */
export const RECIPIENT_FAULTS = [...ADDRESS_FAULTS, 'DUPLICATE', 'UNREGISTERED', 'OVER_LIMIT'] as const;
export type RecipientFault = (typeof RECIPIENT_FAULTS)[number];

/** The most addresses of a pasted list that are looked at. */
export const MAX_PASTED = 100;

/** The addresses of a list with commas, semicolons, spaces or lines between them; names around them are left off. */
export function pastedAddresses(text: string): string[] {
  return text
    .replace(/"[^"\n]*"/g, ' ')
    .replace(/[^\s,;<>]+(?:[ \t]+[^\s,;<>]+)*[ \t]*<([^<>\n]*)>/g, '$1')
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^<|>$/g, ''))
    .filter((part) => part !== '');
}

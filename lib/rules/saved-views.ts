// What a saved view of Cost Analytics is made of, the same in the browser, the gateway and the services.
import { PAGES } from '../catalogue/pages.ts';
import { isWithinLength, lengthOf } from './text-rules.ts';

/** The most views that one person saves in one company. */
export const MAX_SAVED_VIEWS = 100;
/** Of a description, in characters. */
export const MAX_VIEW_DESCRIPTION = 1000;
/** Of the parameters, in UTF-16 units: longer ones fit into no address. */
export const MAX_VIEW_ADDRESS = 8000;

export type SavedViewTextFault = 'VIEW_NAME_MISSING' | 'TEXT_TOO_LONG';

/** Why a view may not be called so; null for a name that may be used where no other view of the owner has it. */
export function viewNameFault(name: string): SavedViewTextFault | null {
  const text = name.trim();
  if (text === '') return 'VIEW_NAME_MISSING';
  return isWithinLength(text) ? null : 'TEXT_TOO_LONG';
}

/** Why a view may not be described so. */
export function viewDescriptionFault(description: string): SavedViewTextFault | null {
  return lengthOf(description.trim()) <= MAX_VIEW_DESCRIPTION ? null : 'TEXT_TOO_LONG';
}

/** What is open for a moment is no part of an analysis. */
const PASSING: ReadonlySet<string> = new Set(['page', 'rowPage', 'filterVersion']);

/**
 * The parameters of Cost Analytics in a query string, in the order of the page: nothing else of the address is kept,
 * so a view names no company and leads to no other page.
 */
export function viewAddress(search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of Object.keys(PAGES.costAnalytics.parameters)) {
    const value = given.get(name);
    if (value !== null && !PASSING.has(name)) kept.set(name, value);
  }
  return kept.toString();
}

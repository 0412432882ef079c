// The address of the preview of a link: which dashboard, with filters or without.
import { createLoader, parseAsBoolean, parseAsString } from 'nuqs/server';
import { PREVIEW_URL } from './preview-url.ts';

export const previewParsers = {
  board: parseAsString.withDefault(''),
  filters: parseAsBoolean.withDefault(false),
};

export const loadPreviewAddress: (url: URL) => { board: string; filters: boolean } =
  createLoader(previewParsers);

/** `board` is the global id of the dashboard. */
export function previewAddress(board: string, withFilters: boolean): string {
  return `${PREVIEW_URL}?board=${encodeURIComponent(board)}${withFilters ? '&filters=true' : ''}`;
}

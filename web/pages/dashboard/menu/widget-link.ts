// Addresses that lead to one widget of a dashboard (D-04).

/** Of its number on the dashboard. */
export const WIDGET_PARAMETER = 'widget';

/** The address as it stands, but of this dashboard and widget, and without what only its author needs. */
export function widgetLink(href: string, boardId: string, index: number): string {
  const url = new URL(href);
  url.searchParams.delete('edit');
  url.searchParams.set('board', boardId);
  url.searchParams.set(WIDGET_PARAMETER, String(index));
  url.hash = '';
  return url.href;
}

// The address of the preview of a link, for the route and for whatever leads there.
/** Where the owner of a dashboard sees what a link would show. */
export const PREVIEW_URL = '/dashboard/share-preview';

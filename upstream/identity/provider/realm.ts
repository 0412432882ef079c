// Names and paths of the realm: those that Keycloak would have, so that one can take its place.
export const REALM = 'skyledger';
export const REALM_PATH = `/realms/${REALM}`;
export const PROTOCOL_PATH = '/protocol/openid-connect';
export const PORTAL_CLIENT_ID = 'skyledger-portal';
export const TOOLS_CLIENT_ID = 'skyledger-tools';
/** Audience of every access token. */
export const API_AUDIENCE = 'skyledger-api';

export const loginPath = (uid: string) => `${REALM_PATH}/login-actions/authenticate/${uid}`;

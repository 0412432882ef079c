// The addresses of sign-in and sign-out: OpenID Connect code flow with PKCE; the tokens never reach the page.
import { type Context, Hono } from 'hono';
import type { HttpEnvironment } from '../http/requests/client-connection.ts';
import { beginSignIn } from './begin.ts';
import { finishSignIn } from './finish.ts';
import type { AuthParts, BrowserRequest } from './parts.ts';
import { signOut, signOutEverywhere } from './sign-out.ts';

export function createAuthRoutes(parts: AuthParts): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  routes.get('/auth/login', (c) => beginSignIn(browserRequestOf(c), parts));
  routes.get('/auth/callback', (c) => finishSignIn(browserRequestOf(c), parts));
  routes.post('/auth/logout', (c) => signOut(browserRequestOf(c), parts));
  routes.post('/auth/logout-everywhere', (c) => signOutEverywhere(browserRequestOf(c), parts));
  return routes;
}

function browserRequestOf(c: Context<HttpEnvironment>): BrowserRequest {
  return { request: c.req.raw, requestId: c.get('requestId'), connection: c.get('connection') };
}

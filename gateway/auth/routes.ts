// The addresses of sign-in and sign-out: OpenID Connect code flow with PKCE; the tokens never reach the page.
import { type Context, Hono } from 'hono';
import type { HttpEnvironment } from '../http/requests/visitor.ts';
import { beginSignIn } from './begin.ts';
import { finishSignIn } from './finish.ts';
import type { AuthParts, Visit } from './parts.ts';
import { signOut, signOutEverywhere } from './sign-out.ts';

export function createAuthRoutes(parts: AuthParts): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  routes.get('/auth/login', (c) => beginSignIn(visitOf(c), parts));
  routes.get('/auth/callback', (c) => finishSignIn(visitOf(c), parts));
  routes.post('/auth/logout', (c) => signOut(visitOf(c), parts));
  routes.post('/auth/logout-everywhere', (c) => signOutEverywhere(visitOf(c), parts));
  return routes;
}

function visitOf(c: Context<HttpEnvironment>): Visit {
  return { request: c.req.raw, requestId: c.get('requestId'), visitor: c.get('visitor') };
}

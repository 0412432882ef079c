// The router itself, for what only goes somewhere.
import { use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';

/**
 * Stays the same. The router's own hooks follow what it is doing, too: whatever uses one is drawn anew with each step of
 * a change of the address.
 */
export function useRouter() {
  const context = use(RouterContext);
  if (!context) throw new Error('useRouter needs a router above it');
  return context.router;
}

// Ends a server: no new connections, what is in flight is finished, and nothing may hold it up for ever.
import type { Server } from 'node:http';

/** How long requests in flight may take, in milliseconds. */
const PATIENCE = 8_000;

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

// Mercurius on Fastify as their documentation shows them, with the compiled executor from the second request on.
import { makeExecutableSchema } from '@graphql-tools/schema';
import fastify from 'fastify';
import mercurius from 'mercurius';
import { type PlainContext, plainContextOf, resolvers, typeDefs } from './plain-resolvers.ts';

const app = fastify();
await app.register(mercurius, {
  schema: makeExecutableSchema<PlainContext>({ typeDefs, resolvers }),
  context: ({ headers }) => plainContextOf(headers.authorization ?? ''),
  jit: 1,
});
// Longer than the pauses between rounds.
app.server.keepAliveTimeout = 120_000;
const url = await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' });
process.send?.({ type: 'ready', url });
process.on('SIGTERM', () => process.exit(0));

// Apollo Server as its documentation shows it, by its standalone server.
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { type PlainContext, plainContextOf, resolvers, typeDefs } from './plain-resolvers.ts';

const server = new ApolloServer<PlainContext>({ typeDefs, resolvers });
const { url } = await startStandaloneServer(server, {
  context: ({ req }) => plainContextOf(req.headers.authorization ?? ''),
  listen: { port: Number(process.env.PORT ?? 0), host: '127.0.0.1' },
});
process.send?.({ type: 'ready', url: url.replace(/\/$/, '') });
process.on('SIGTERM', () => process.exit(0));

// Yoga as its documentation shows it.
import { createServer } from 'node:http';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { createYoga } from 'graphql-yoga';
import { listen } from '../../by-hand.ts';
import { type PlainContext, plainContextOf, resolvers, typeDefs } from './plain-resolvers.ts';

const yoga = createYoga<object, PlainContext>({
  schema: makeExecutableSchema<PlainContext>({ typeDefs, resolvers }),
  context: ({ request }) => plainContextOf(request.headers.get('authorization') ?? ''),
  logging: false,
});

listen(createServer(yoga));

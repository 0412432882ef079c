import { expect, it } from 'vitest';
import { CONTRACT } from '../../../upstream/contract/openapi.ts';
import recorded from './recorded.json' with { type: 'json' };
import { replyOf } from './replies.ts';

const NAMES = Object.keys(recorded);

it.each(NAMES)('has a reply of %s that fits the contract', (name) => {
  const endpoint = Object.entries(CONTRACT).find(([each]) => each === name)?.[1];
  expect(endpoint?.reply.safeParse(replyOf(name, {}, 'user-0')).error).toBeUndefined();
  expect(endpoint).toBeDefined();
});

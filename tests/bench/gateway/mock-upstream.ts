// The mock services as a program of their own.
import { listen } from '../by-hand.ts';
import { createMockServices } from './mock-services.ts';

const { USERS = '4', CHANGING, DELAY_MS = '0' } = process.env;
listen(
  await createMockServices({
    users: Number(USERS),
    isChanging: CHANGING === '1',
    delayMs: Number(DELAY_MS),
  }),
);

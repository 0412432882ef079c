// A peer that vanishes while bytes are under way to it (promises, section A: streams of a silent client).
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unansweringPeers } from '../../../gateway/http/limits/dead-connections.ts';
import { loaderOf } from '../../../lib/node/programs/loader-of.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'support', 'faults', 'dead-connection-main.ts');
/** A network of one's own, to be cut. */
const IN_OWN_NETWORK = ['--map-root-user', '--net'];
const MAY_CUT =
  process.platform === 'linux' &&
  spawnSync('unshare', [...IN_OWN_NETWORK, 'ip', 'link', 'set', 'lo', 'up']).status === 0;

test.skipIf(!MAY_CUT).each(['127.0.0.1', '::1'])(
  'streams over %s: whoever lives stays, read or not; once the network is cut they end, also with bytes under way',
  // Both wait most of the time, each in a network of its own.
  { concurrent: true },
  async (address) => {
    const program = spawn(
      'unshare',
      [...IN_OWN_NETWORK, process.execPath, ...loaderOf(MAIN), MAIN, address],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let said = '';
    program.stdout.on('data', (chunk) => {
      said += chunk;
    });
    try {
      await expect.poll(() => said, { timeout: 50_000 }).toMatch(/ended written/);
      await expect.poll(() => said).toMatch(/ended idle/);
      await expect.poll(() => said).toMatch(/ended full/);
      expect(said).toMatch(/^cut\n/);
    } finally {
      program.kill('SIGKILL');
    }
  },
);

test('who is silent is read from the table of the system, of both kinds of addresses', () => {
  const head =
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode';
  const line = (remote: string, sentAgain: string, probes: string) =>
    `   0: 0100007F:0FA0 ${remote} 01 00000003:00000000 01:00000019 ${sentAgain}     0        ${probes} 21 2 0 20 4 30 10 -1`;
  const table = [
    head,
    line('0100007F:A891', '00000000', '0'),
    line('0101A8C0:C000', '00000002', '0'),
    line('00000000000000000000000001000000:C001', '00000000', '3'),
    line('0000000000000000FFFF00000101A8C0:C002', '0000000A', '0'),
    '',
  ].join('\n');
  expect(unansweringPeers(table)).toEqual([
    '192.168.1.1 49152 4000',
    '::1 49153 4000',
    '::ffff:192.168.1.1 49154 4000',
  ]);
});

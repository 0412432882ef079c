// npm run image:test: starts the image as a cluster would (no root, nothing writable but the data and /tmp), waits until it is
// healthy, signs in, asks a figure, and stops it. The last line says whether all went well.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { imageConfig } from '../../scripts/image/buildah.mjs';
import { Browser } from '../support/people/browser.ts';
import { openLoginPage, submitLogin } from '../support/people/sign-in.ts';
import { freePort } from '../support/product/free-port.ts';
import { makeContainer, type Running } from './container.ts';

const STARTING_MS = 180_000;
const PASSWORD = 'a-password-of-this-test';
const COST = '{ viewer { company { name } costMonthToDate { total currency } } }';
/** Tries to write where nothing may be written, and tells who it is. */
const INTRUDER = `const fs = require('node:fs');
  const refused = ['/app/x', '/etc/x', '/x'].map((path) => { try { fs.writeFileSync(path, ''); return 'written'; } catch (error) { return error.code; } });
  fs.writeFileSync('/data/x', ''); fs.writeFileSync('/tmp/x', '');
  console.log(JSON.stringify([process.getuid(), ...refused]));`;

const [port, upstreamPort] = [await freePort(), await freePort()];
const home = `http://localhost:${port}`;
const container = makeContainer({
  PORT: String(port),
  UPSTREAM_PORT: String(upstreamPort),
  HOST: '127.0.0.1',
  DEMO_COMPANIES: 'sunflower',
  DEMO_TODAY: 'auto',
  LOG_LEVEL: 'warn',
  DEMO_PASSWORD: PASSWORD,
});
let product: Running | null = null;
try {
  const intruder = container.start(['-e', INTRUDER]);
  assert.equal(await intruder.ended, 0, intruder.output());
  assert.deepEqual(JSON.parse(intruder.output()), [10001, 'EROFS', 'EROFS', 'EROFS']);
  step('it is not root, and its root is read-only');

  product = container.start();
  const begun = performance.now();
  await untilHealthy(product);
  step(`it is ready after ${((performance.now() - begun) / 1000).toFixed(1)} s, with the demo loaded`);

  const [, ...check] = imageConfig().Healthcheck.Test;
  const health = container.start(check.slice(1));
  assert.equal(await health.ended, 0, health.output());
  step('its health check passes');

  const browser = new Browser();
  const page = await openLoginPage(browser, `${home}/auth/login`);
  const back = await submitLogin(browser, page.form, `${home}/auth/callback`, {
    email: 'demo@skyledger.example',
    password: PASSWORD,
  });
  await browser.follow(back.url);
  const app = await browser.fetch(home);
  assert.match(await app.text(), /<div id="root">/);
  step('a person signs in and gets the app');

  const answer = await browser.fetch(`${home}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: COST }),
  });
  const { data } = (await answer.json()) as {
    data: { viewer: { costMonthToDate: { total: number | string } } };
  };
  assert.ok(Number(data.viewer.costMonthToDate.total) > 0, JSON.stringify(data));
  step(`it tells a figure: ${JSON.stringify(data.viewer)}`);

  const doctor = container.start(['/app/dist/server/tools/doctor/doctor-command.js']);
  assert.equal(await doctor.ended, 0, doctor.output());
  step('the doctor has nothing against it');

  product.stop();
  assert.equal(await product.ended, 0, product.output());
  product = null;
  step('it ends by itself when it is asked to');
  process.stdout.write('The image works.\n');
} finally {
  product?.stop();
  await product?.ended;
  container.remove();
}

function step(text: string): void {
  process.stdout.write(`ok  ${text}\n`);
}

async function untilHealthy(running: Running): Promise<void> {
  const deadline = performance.now() + STARTING_MS;
  for (;;) {
    const isReady = await fetch(`${home}/readiness`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    assert.ok(performance.now() < deadline, `not ready in time:\n${running.output()}`);
    await sleep(200);
  }
}

// Files of the web app in the forms that the build compressed them to: which is sent, and under which head.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readStaticFiles } from '../../../gateway/http/static-files.ts';

const PATH = '/assets/index-abc123.js';
const SCRIPT = `console.log("${'portal '.repeat(500)}")`;

const folder = mkdtempSync(join(tmpdir(), 'skyledger-static-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, PATH), SCRIPT);
writeFileSync(join(folder, `${PATH}.br`), brotliCompressSync(SCRIPT));
writeFileSync(join(folder, `${PATH}.gz`), gzipSync(SCRIPT));
writeFileSync(join(folder, 'assets', 'letters-abc123.woff2'), 'letters');
const files = readStaticFiles(folder);
afterAll(() => rmSync(folder, { recursive: true }));

function ask(headers: Record<string, string> = {}, path = PATH, method = 'GET'): Response {
  const response = files.file(path)?.respond(new Request(`http://localhost${path}`, { method, headers }));
  if (!response) throw new Error(`there is no file ${path}`);
  return response;
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['BR;q=0.5', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.1', 'gzip', gunzipSync],
])('who takes %s is sent the form of the build', async (taken, coding, unpack) => {
  const response = ask({ 'accept-encoding': taken });
  const bytes = await bytesOf(response);
  expect(response.headers.get('content-encoding')).toBe(coding);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(bytes.length).toBeLessThan(SCRIPT.length / 5);
  expect(unpack(bytes).toString()).toBe(SCRIPT);
});

test.each([
  [{}],
  [{ 'accept-encoding': 'identity' }],
  [{ 'accept-encoding': 'br;q=0, gzip;q=0' }],
  [{ range: 'bytes=2-5' }],
])('who says %j is sent the whole file as it is', async (headers) => {
  const response = ask(headers);
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
  expect(response.headers.get('accept-ranges')).toBe('none');
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(await response.text()).toBe(SCRIPT);
});

test('a head has no body, and the length of what a get would send', async () => {
  const response = ask({ 'accept-encoding': 'br' }, PATH, 'HEAD');
  const whole = await bytesOf(ask({ 'accept-encoding': 'br' }));
  expect(response.headers.get('content-length')).toBe(String(whole.length));
  expect((await bytesOf(response)).length).toBe(0);
});

test('each form has a tag of its own, and is not sent again where it is known', () => {
  const tagOf = (coding: string) => ask({ 'accept-encoding': coding }).headers.get('etag') ?? '';
  const [br, gzip, plain] = [tagOf('br'), tagOf('gzip'), tagOf('identity')];
  expect(new Set([br, gzip, plain]).size).toBe(3);
  const statusOf = (known: string) => ask({ 'accept-encoding': 'br', 'if-none-match': known }).status;
  expect(statusOf(br)).toBe(304);
  expect(statusOf(`"another", W/${br}`)).toBe(304);
  expect([gzip, plain].map(statusOf)).toEqual([200, 200]);
});

test('what was not compressed is sent alike to everybody', () => {
  const response = ask({ 'accept-encoding': 'br, gzip' }, '/assets/letters-abc123.woff2');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('vary')).toBeNull();
});

test('a form has no address of its own', () =>
  expect([`${PATH}.br`, `${PATH}.gz`].map(files.file)).toEqual([null, null]));

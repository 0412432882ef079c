// How far a download is: by its lines against the rows that it will have, where it is a text (C-16).
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ExportProgress, percentOf } from '../../../../web/pages/cost-analytics/export/ExportProgress.tsx';
import { type Received, receiveFile } from '../../../../web/relay/receive-file.ts';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

async function received(type: string, chunks: readonly string[]): Promise<Received[]> {
  const told: Received[] = [];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const response = new Response(body, { headers: { 'content-type': type } });
  const { content } = await receiveFile(response, (each) => told.push(each));
  expect(await content.text()).toBe(chunks.join(''));
  return told;
}

test('lines of a CSV file are counted as they come, over the ends of chunks', async () => {
  const told = await received('text/csv; charset=utf-8', ['a,b\r\n1,', '2\r\n3,4\r\n', '5,6\r\n']);
  expect(told).toEqual([
    { bytes: 7, lines: 1 },
    { bytes: 15, lines: 3 },
    { bytes: 20, lines: 4 },
  ]);
  expect(told.map(({ lines }) => percentOf({ lines, rows: 4 }))).toEqual([25, 75, 99]);
});

test('a packed file, and one of unknown rows, have no measure', async () => {
  expect(await received('application/vnd.ms-excel', ['\n\n'])).toEqual([{ bytes: 2, lines: null }]);
  expect(percentOf({ lines: null, rows: 10 })).toBeNull();
  expect(percentOf({ lines: 3, rows: null })).toBeNull();
  expect(percentOf({ lines: 1, rows: 0 })).toBeNull();
});

test.each([
  ['has', 3, '75'],
  ['of unknown rows has no', null, null],
])('the bar %s a value', async (_which, lines, value) => {
  render(<ExportProgress progress={{ bytes: 20, lines, rows: 4 }} onCancel={() => {}} onMail={null} />, {
    wrapper: around({ environment: answeredEnvironment().environment }),
  });
  const bar = await screen.findByRole('progressbar', { name: 'The file is coming' });
  expect(bar.getAttribute('aria-valuenow')).toBe(value);
});

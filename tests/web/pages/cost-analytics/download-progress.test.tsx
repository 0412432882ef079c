// The progress of a download, as rows written out of all rows, for every kind of file (C-16).
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PROGRESS_HEADER, PROGRESS_OF_ROWS, withFrames } from '../../../../lib/files/file-frames.ts';
import { ExportProgress, percentOf } from '../../../../web/pages/cost-analytics/export/ExportProgress.tsx';
import { type Received, receiveFile } from '../../../../web/relay/receive-file.ts';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

async function* chunksOf(texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(text);
}

async function received(chunks: AsyncIterable<Uint8Array>, headers: Record<string, string>) {
  const told: Received[] = [];
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for await (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const response = new Response(body, { headers: { 'content-type': 'application/zip', ...headers } });
  const { content } = await receiveFile(response, (each) => told.push(each));
  return { told, text: await content.text() };
}

test('a workbook tells its rows as they are written, and is whole in the end', async () => {
  let rows = 0;
  const frames = withFrames(chunksOf(['PK', 'sheet', 'end']), () => (rows = Math.min(4, rows + 2)));
  const { told, text } = await received(frames, { [PROGRESS_HEADER]: PROGRESS_OF_ROWS });
  expect(text).toBe('PKsheetend');
  expect(told.at(-1)).toEqual({ bytes: 10, rowsWritten: 4 });
  const percents = told.map(({ rowsWritten }) => percentOf({ rowsWritten, rows: 4 }));
  expect([...new Set(percents)]).toEqual([50, 99]);
});

test('a file that does not tell, and one of unknown rows, have no measure', async () => {
  expect(await received(chunksOf(['a\n']), {})).toEqual({
    told: [{ bytes: 2, rowsWritten: null }],
    text: 'a\n',
  });
  expect(percentOf({ rowsWritten: null, rows: 10 })).toBeNull();
  expect(percentOf({ rowsWritten: 3, rows: null })).toBeNull();
  expect(percentOf({ rowsWritten: 1, rows: 0 })).toBeNull();
});

test.each([
  ['has', 3, '75', '3 of 4 rows written'],
  ['of unknown rows has no', null, null, '4 rows in all'],
])('the bar %s a value', async (_which, rowsWritten, value, words) => {
  render(
    <ExportProgress progress={{ bytes: 20, rowsWritten, rows: 4 }} onCancel={() => {}} onMail={null} />,
    {
      wrapper: around({ environment: answeredEnvironment().environment }),
    },
  );
  const bar = await screen.findByRole('progressbar', { name: 'The file is coming' });
  expect(bar.getAttribute('aria-valuenow')).toBe(value);
  expect(screen.getByRole('status').textContent).toContain(words);
});

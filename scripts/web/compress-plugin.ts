// Vite plugin: writes compressed forms beside each text file of the build, as small as they get, so that the gateway
// compresses nothing while a browser waits.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg']);

const FORMS: Record<string, (content: Buffer) => Promise<Buffer>> = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      // After the page and the files of `public` are there.
      order: 'post',
      sequential: true,
      handler: async () => {
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        await Promise.all(
          names.filter((name) => TEXT.has(extname(name))).map((name) => compress(join(folder, name))),
        );
      },
    },
  };
}

/** A form that is no smaller than the file is left out. */
async function compress(place: string): Promise<void> {
  const content = await readFile(place);
  for (const [ending, compressedOf] of Object.entries(FORMS)) {
    const form = await compressedOf(content);
    if (form.length < content.length) await writeFile(place + ending, form);
  }
}

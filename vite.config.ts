import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { dialedUrl } from './lib/node/addresses.ts';
import { ALIASES } from './scripts/web/aliases.ts';
import { chunks } from './scripts/web/chunks-plugin.ts';
import { compileHint } from './scripts/web/compile-hint-plugin.ts';
import { compressed } from './scripts/web/compress-plugin.ts';
import { early } from './scripts/web/early-plugin.ts';
import { letters } from './scripts/web/letters-plugin.ts';
import { relay } from './scripts/web/relay-plugin.ts';
import { webTexts } from './scripts/web/texts-plugin.ts';

const { HOST, PORT } = loadEnv('development', import.meta.dirname, ['HOST', 'PORT']);
const GATEWAY = dialedUrl(HOST || '127.0.0.1', Number(PORT) || 4000);

export default defineConfig({
  root: 'web',
  plugins: [relay(), react(), webTexts(), letters(), chunks(), early(), compileHint(), compressed()],
  resolve: { alias: ALIASES },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // Scales of chart.js read defaults from each other. The bundler keeps unused scales unless such reads count as harmless.
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
  },
  server: {
    host: 'localhost',
    port: 5173,
    strictPort: true,
    // Catalogues and shared modules stand beside web/.
    fs: { allow: ['..'] },
    proxy: { '/graphql': GATEWAY, '/auth': GATEWAY },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { dialedUrl } from './lib/node/addresses.ts';
import { early } from './scripts/early-plugin.ts';
import { relay } from './scripts/relay-plugin.ts';
import { webTexts } from './scripts/texts-plugin.ts';

const { HOST, PORT } = loadEnv('development', import.meta.dirname, ['HOST', 'PORT']);
const GATEWAY = dialedUrl(HOST || '127.0.0.1', Number(PORT) || 4000);

export default defineConfig({
  root: 'web',
  plugins: [relay(), react(), webTexts(), early()],
  // Its containers of former times are half of the package, and would come along.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks.js' }] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // What changes with our own code is small; what rarely changes stays in the browser's cache for a year.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
            { name: 'relay', test: /node_modules\/(react-relay|relay-runtime)\// },
            { name: 'texts', test: /node_modules\/(react-intl|@formatjs|intl-messageformat)\// },
            // Parts of the first screen that pages use too: a file each would be a dozen of a few hundred bytes.
            {
              name: 'base',
              test: /\/web\/((settled|fault)\.ts|intl\/IntlRoot|components\/(faults\/(FaultNotice|fault-words|useErrorText)|feedback\/Waiting|notices\/Notice\.tsx))/,
            },
          ],
        },
      },
    },
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

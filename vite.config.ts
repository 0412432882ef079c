import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { relay } from './scripts/relay-plugin.ts';

const GATEWAY = 'http://127.0.0.1:4000';

export default defineConfig({
  root: 'web',
  plugins: [relay(), react()],
  build: { outDir: '../dist/web', emptyOutDir: true, sourcemap: false, assetsInlineLimit: 0 },
  server: {
    host: 'localhost',
    port: 5173,
    strictPort: true,
    // Catalogues and shared modules stand beside web/.
    fs: { allow: ['..'] },
    proxy: { '/graphql': GATEWAY, '/auth': GATEWAY },
  },
});

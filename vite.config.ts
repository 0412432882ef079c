import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { relay } from './scripts/relay-plugin.ts';

export default defineConfig({
  root: 'web',
  plugins: [relay(), react()],
  build: { outDir: '../dist/web', emptyOutDir: true, sourcemap: false },
  server: { host: '127.0.0.1', proxy: { '/graphql': 'http://127.0.0.1:4000', '/auth': 'http://127.0.0.1:4000' } },
});

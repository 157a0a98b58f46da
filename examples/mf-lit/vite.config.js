import { defineConfig } from 'vite';

export default defineConfig({
  build: { lib: { entry: 'src/remote.js', formats: ['es'], fileName: 'remote' } },
});

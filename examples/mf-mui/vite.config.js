import { defineConfig } from 'vite';

export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { lib: { entry: 'src/remote.jsx', formats: ['es'], fileName: 'remote', cssFileName: 'remote' } },
});

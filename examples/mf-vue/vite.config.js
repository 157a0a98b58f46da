import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vue()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { lib: { entry: 'src/remote.js', formats: ['es'], fileName: 'remote', cssFileName: 'remote' } },
});

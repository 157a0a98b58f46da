import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vue()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    lib: {
      entry: { remote: 'src/remote.js', 'today-tasks': 'src/today-tasks.js' },
      formats: ['es'],
      cssFileName: 'remote',
    },
  },
});

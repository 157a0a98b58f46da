import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

export default defineConfig({
  plugins: [solid()],
  build: { lib: { entry: 'src/remote.jsx', formats: ['es'], fileName: 'remote', cssFileName: 'remote' } },
});

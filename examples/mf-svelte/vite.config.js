import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: {
    lib: { entry: 'src/remote.svelte.js', formats: ['es'], fileName: 'remote', cssFileName: 'remote' },
  },
});

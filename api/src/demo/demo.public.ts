export { demoPassword } from './demo-load.ts';
export { loadDemoData, type DemoSettings } from './use-cases/load-demo-data.ts';

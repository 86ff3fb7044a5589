import { mergeConfig } from 'vite';
import base from './vite.config.ts';
const proxy = { '/api': { target: 'http://127.0.0.1:18231', ws: true }, '/healthz': 'http://127.0.0.1:18231' };
export default mergeConfig(base, { server: { proxy }, preview: { proxy }, build: { outDir: '/tmp/bt/dist', emptyOutDir: true } });

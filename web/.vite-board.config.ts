import { mergeConfig } from '/work/wt/board/web/node_modules/vite/dist/node/index.js';
import base from '/work/wt/board/web/vite.config.ts';
export default mergeConfig(base, { root: '/work/wt/board/web', server: { proxy: { '/api': { target: 'http://127.0.0.1:18231', ws: true }, '/healthz': 'http://127.0.0.1:18231' } } });

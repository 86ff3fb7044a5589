import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Takes the pictures under `docs/img` anew. */
export default defineConfig({ ...tests, testDir: 'shots', workers: 1 });

/// <reference types="vitest/config" />
import { existsSync } from 'node:fs'
import type { CodeSplittingOptions } from '@tanstack/router-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { ProjectConfig } from 'vitest/node'
import { chunkFailures } from './server/build/chunkFailures.ts'
import { shortSelectors } from './server/build/classNames.ts'
import { compileStyles } from './server/build/compileStyles.ts'
import { installation } from './server/build/installation.ts'
import { leanPreflight } from './server/build/leanPreflight.ts'
import { pandaSheets } from './server/build/pandaSheets.ts'
import { precompress } from './server/build/precompress.ts'
import { visitorChunks } from './server/build/visitorChunks.ts'
import { workerBuild } from './server/build/workerBuild.ts'
import { longRun } from './tests/setup/longRun.ts'

/** The server, and the command-line tools that share its code: `dist/server/<name>.js`. */
const serverEntries = {
  main: 'server/main.ts',
  account: 'server/cli/account.ts',
  files: 'server/cli/files.ts',
  backup: 'server/cli/backup.ts',
  content: 'server/demo/build.ts',
}

const visitors = visitorChunks()

/** What fetches a page's data is needed only with the page: the first one's came in its HTML. */
const codeSplittingOptions = {
  defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
} satisfies CodeSplittingOptions

/** A project of tests that can be run by itself: `vitest run --project <name>`. */
const testsIn = (name: string, options: ProjectConfig) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...options },
})

/** More than there are cores: the server's tests wait for processes and databases much of their time. */
const SERVER_WORKERS = 3

/** Tests with windows, and servers of their own. */
const atWindows = {
  globalSetup: 'tests/setup/site.ts',
  setupFiles: 'tests/setup/everyTest.ts',
  // Nothing of these tests is in the modules they share: a worker reads them once.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // What a page comes to show is waited for: a loaded machine may need its time.
  expect: { poll: { timeout: 15_000 } },
  // A fault of Chromium, and nothing of ours: `tests/setup/frames.ts`.
  retry: { count: 1, condition: /the browser draws no frames any more/ },
} satisfies ProjectConfig

export default defineConfig(({ command, isSsrBuild }) => ({
  // The router's plugin must see a route file before React's does.
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, codeSplittingOptions }),
    react(),
    compileStyles(),
    chunkFailures(),
    visitors.plugin,
    ...(isSsrBuild ? [] : [precompress(), installation(), workerBuild()]),
  ],
  resolve: {
    alias: {
      // React has had the hook for long that the shim brings along for older ones.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // The package's own build for browsers that have classes: half of the one for those that have none.
      'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
    },
  },
  // Vite and this project each bring a postcss of their own: the plugins fit, only their type does not.
  css: {
    postcss: {
      plugins: [
        pandaSheets(),
        ...(command === 'build' ? [leanPreflight(), shortSelectors()] : []),
      ] as never[],
    },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: Object.fromEntries(
            Object.entries(serverEntries).filter(([, file]) => existsSync(file)),
          ),
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // After Rolldown's own, which folds more: the six largest files of /course are 141.8 kB in Brotli,
        // 142.5 or 143.1 by either alone.
        minify: 'terser',
        // Of a page's own files none waits for another that names it.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry-client.ts',
          output: {
            codeSplitting: { groups: visitors.groups },
            minify: { compress: true, mangle: false },
          },
        },
      },
  test: {
    // Two cores: more workers only make the browser's tests wait for each other.
    maxWorkers: 2,
    // Only where it is asked for: `npm run test:unit -- --watch`.
    watch: false,
    reporters: ['default', './tests/setup/failureReporter.ts', './tests/setup/countReporter.ts'],
    projects: [
      testsIn('unit', { globalSetup: 'tests/setup/styles.mjs', isolate: false }),
      testsIn('server', {
        // Most of a file's time was the reading of the server's 2,000 modules.
        isolate: false,
        globalSetup: 'tests/setup/mongods.ts',
        maxWorkers: SERVER_WORKERS,
        sequence: { groupOrder: 1 },
        setupFiles: 'tests/setup/everyTest.ts',
        // Some start three servers, each of which takes 15 s where others need the processor as well.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 10_000 } },
      }),
      testsIn('browser', { ...atWindows, sequence: { groupOrder: 2 } }),
      testsIn('timed', {
        globalSetup: 'tests/setup/site.ts',
        setupFiles: 'tests/setup/everyTest.ts',
        // A page's time is its own only where nothing runs beside it: these wait until the others are done.
        sequence: { groupOrder: 3 },
        maxWorkers: 1,
        hookTimeout: 60_000,
      }),
      testsIn('long', {
        ...atWindows,
        include: [...longRun],
        sequence: { groupOrder: 4 },
        globalSetup: ['tests/setup/site.ts', 'tests/setup/mongods.ts'],
        env: { STORMS: 'full' },
      }),
    ],
  },
}))

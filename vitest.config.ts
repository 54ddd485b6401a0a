import { defineConfig } from 'vitest/config'

const NEVER = ['**/node_modules/**', '**/.next/**', '.motif/**', 'e2e/**']

/**
 * The tests of an unchanged engine: requests over HTTP, writing, searching (`local/testing/engine-stamp.ts`).
 */
const ENGINE_SMOKE = ['records', 'searching', 'protocol']
if (process.env.MOTIF_ENGINE_TESTS === 'smoke') {
  NEVER.push(
    'local/search/*/**',
    `local/search/!(${ENGINE_SMOKE.join('|')}).integration.test.ts`,
    'local/search/+([^.]).test.ts',
  )
}

/** Unit tests need only the code; integration tests need a database, files or processes. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...NEVER, '**/*.integration.test.ts'],
          // CI's machines are shared, and at times several times slower than a developer's.
          testTimeout: process.env.CI ? 120_000 : 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: NEVER,
          globalSetup: ['local/testing/integration-setup.ts'],
          pool: 'forks',
          testTimeout: 180_000,
          // A test that passes only on the second try failed because CI's shared machine was busy.
          retry: process.env.CI ? 1 : 0,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})

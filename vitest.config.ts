import { defineConfig } from 'vitest/config'

const NEVER = ['**/node_modules/**', '**/.next/**', '.motif/**', 'e2e/**']

/** Two kinds of tests: those that need nothing but the code, and those that need a database, files or processes. */
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
          testTimeout: 10_000,
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
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

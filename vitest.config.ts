import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const SKIPPED_FOLDERS = new Set(['node_modules', '.next', '.motif', '.git', 'e2e'])
const INTEGRATION = '**/*.integration.test.ts'
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

/** Integration tests that set variables of Payload's configuration, or start it without migrations. */
const OWN_PAYLOAD = [
  'cms/operations/accounts/pictures.integration.test.ts',
  'cms/operations/media-library/media-library.integration.test.ts',
  'cms/migrations.integration.test.ts',
  'cms/endpoints/webhooks.integration.test.ts',
]

/** Tests that open Payload (`cms/testing/open-payload.ts`): its start takes seconds, so each worker starts it once. */
const ON_PAYLOAD = filesWith(INTEGRATION, /'#cms\/testing\/open-payload\.ts'/).filter(
  (file) => !OWN_PAYLOAD.includes(file),
)

/** Unit tests that replace globals, modules, time or variables: each runs in a separate process. */
const WITH_STUBS = filesWith(
  '**/*.test.{ts,tsx,mjs}',
  /\bvi\.(?:stub|mock|doMock|hoisted|resetModules|spyOn|useFakeTimers)|process\.env|globalThis\.\w+ =/,
)

const ON_DATABASE = {
  globalSetup: 'local/testing/integration-setup.ts',
  pool: 'forks',
  testTimeout: 180_000,
  // A test that passes only on the second try failed because CI's shared machine was busy.
  retry: process.env.CI ? 1 : 0,
  hookTimeout: 180_000,
} as const

const UNIT = {
  include: ['**/*.test.{ts,tsx,mjs}'],
  exclude: [...NEVER, INTEGRATION],
  // CI's machines are shared, and at times several times slower than a developer's.
  testTimeout: process.env.CI ? 120_000 : 30_000,
}

/** Unit tests need only the code; integration tests need a database, files or processes. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // The default leaves one processor for Vitest itself, which is idle most of the time.
    maxWorkers: availableParallelism(),
    projects: [
      // The start of a process takes longer than most of these files.
      {
        extends: true,
        test: { ...UNIT, name: 'unit', exclude: [...UNIT.exclude, ...WITH_STUBS], isolate: false },
      },
      { extends: true, test: { ...UNIT, name: 'unit-stubs', include: WITH_STUBS } },
      {
        extends: true,
        test: {
          ...ON_DATABASE,
          name: 'integration',
          include: [INTEGRATION],
          exclude: [...NEVER, ...ON_PAYLOAD],
        },
      },
      {
        extends: true,
        test: { ...ON_DATABASE, name: 'payload', include: ON_PAYLOAD, exclude: NEVER, isolate: false },
      },
    ],
  },
})

/** Files of this repository that match the pattern and contain the text. */
function filesWith(pattern: string, text: RegExp): string[] {
  return globSync(pattern, { exclude: (name) => SKIPPED_FOLDERS.has(name) }).filter((file) =>
    text.test(readFileSync(file, 'utf8')),
  )
}

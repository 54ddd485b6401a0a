import { join } from 'node:path'
import { MOTIF } from '#local/paths.ts'

/** These need no secrecy: they sign for temporary databases on this machine. */
const TEST_SECRETS = {
  PAYLOAD_SECRET: 'only-for-tests-payload-secret-0000',
  SIGNING_SECRET: 'only-for-tests-signing-secret-0000',
  REVALIDATE_SECRET: 'only-for-tests-revalidate-secret-0',
  CERTIFICATE_KEYS: `tests:${'5e'.repeat(32)}`,
  PAYEE_KEYS: `tests:${'6f'.repeat(32)}`,
} as const

/** The variables that a process of the CMS needs when a test starts it on `databaseUrl`. */
export function testEnvironment(databaseUrl: string): Record<string, string> {
  return {
    ...TEST_SECRETS,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://localhost:5500',
    STORAGE_DIR: join(MOTIF, 'test-storage'),
    COUNTRY_HEADER: 'x-country',
    INDEXING: 'off',
    NODE_ENV: 'production',
  }
}

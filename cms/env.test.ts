import { expect, it } from 'vitest'
import { parseEnvironment } from './env.ts'

const complete = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/motif',
  PAYLOAD_SECRET: 'p'.repeat(32),
  SIGNING_SECRET: 's'.repeat(32),
  REVALIDATE_SECRET: 'r'.repeat(32),
  CERTIFICATE_KEYS: `test:${'c'.repeat(64)}`,
  PAYEE_KEYS: `test:${'d'.repeat(64)}`,
  PUBLIC_URL: 'http://localhost:3000',
}

it('accepts a complete environment and treats empty variables as absent', () => {
  const parsed = parseEnvironment({ ...complete, S3_ENDPOINT: '' })
  expect(parsed).toMatchObject({ ...complete, PROXIES_IN_FRONT: 0 })
  expect(parsed.S3_ENDPOINT).toBeUndefined()
})

it('names every missing or malformed variable in one error', () => {
  const faulty = {
    ...complete,
    DATABASE_URL: 'mysql://x',
    SIGNING_SECRET: 's'.repeat(31),
    CERTIFICATE_KEYS: 'c'.repeat(64),
    PAYEE_KEYS: `test:public:${'d'.repeat(43)}`,
    PUBLIC_URL: undefined,
  }
  for (const name of ['DATABASE_URL', 'SIGNING_SECRET', 'CERTIFICATE_KEYS', 'PAYEE_KEYS', 'PUBLIC_URL']) {
    expect(() => parseEnvironment(faulty)).toThrow(name)
  }
})

import { afterEach, expect, it, vi } from 'vitest'
import { setEnvironment } from './own-database.ts'

afterEach(() => vi.unstubAllEnvs())

it('leaves the services of a running library out of the environment of a benchmark', () => {
  vi.stubEnv('SEARCH_URL', 'http://127.0.0.1:1')
  vi.stubEnv('ALGOLIA_APP_ID', 'running')
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1')
  vi.stubEnv('STORAGE_DIR', 'running')
  vi.stubEnv('PATH', '/usr/bin')
  setEnvironment({ STORAGE_DIR: 'own' })
  const { SEARCH_URL, ALGOLIA_APP_ID, SMTP_URL, STORAGE_DIR, PATH } = process.env
  expect({ SEARCH_URL, ALGOLIA_APP_ID, SMTP_URL, STORAGE_DIR, PATH }).toEqual({
    STORAGE_DIR: 'own',
    PATH: '/usr/bin',
  })
})

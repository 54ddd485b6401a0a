import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '#storefront/env.ts'

const COMPLETE = {
  PUBLIC_URL: 'https://motif.example/',
  CMS_URL: 'http://127.0.0.1:3001',
  FILES_URL: 'http://127.0.0.1:3002',
  REVALIDATE_SECRET: 'x'.repeat(32),
}

describe('the environment', () => {
  it('has addresses without a trailing slash and forbids indexing by default', () => {
    expect(parseEnvironment(COMPLETE)).toMatchObject({ PUBLIC_URL: 'https://motif.example', INDEXING: 'off' })
    expect(parseEnvironment({ ...COMPLETE, INDEXING: 'on' }).INDEXING).toBe('on')
  })

  it('names everything that is missing, empty or malformed at once', () => {
    const faulty = {
      ...COMPLETE,
      PUBLIC_URL: '',
      CMS_URL: 'ftp://x',
      INDEXING: 'yes',
      REVALIDATE_SECRET: 'x'.repeat(31),
    }
    expect(() => parseEnvironment(faulty)).toThrow(
      /PUBLIC_URL[\s\S]*CMS_URL[\s\S]*REVALIDATE_SECRET[\s\S]*INDEXING/,
    )
  })
})

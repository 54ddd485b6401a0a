import { describe, expect, it } from 'vitest'
import { acceptedCoding } from './accepted-coding.ts'

const OFFERED = ['br', 'gzip'] as const

describe('the content coding of a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=1, br;q=0.001', 'br'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['br;level=4', 'br'],
  ])('for %s is %s', (header, coding) => {
    expect(acceptedCoding(header, OFFERED)).toBe(coding)
  })

  it.each([undefined, '', 'identity', 'deflate', 'brotli', 'gzip;q=0', '*;q=0', 'gzip;q=nonsense'])(
    'for %s is none',
    (header) => {
      expect(acceptedCoding(header, OFFERED)).toBeNull()
    },
  )
})

import { HOSTILE_REDIRECTS } from '#domain/testing/hostile-redirects.ts'

const VALUES = HOSTILE_REDIRECTS.filter((value) => typeof value === 'string')

/**
 * Query parameters that sites use for redirect targets: ours, and those that the frameworks used here may
 * read.
 */
export const NAMES = ['redirect', 'redirectTo', 'redirect_uri', 'next', 'url', 'returnTo', 'continue']

/** Each value in a query: encoded once, twice and three times, repeated, and as a list. */
export const QUERIES = VALUES.flatMap((value) => {
  const [once, twice, thrice] = [encoded(value, 1), encoded(value, 2), encoded(value, 3)]
  return [
    `redirect=${once}`,
    `redirect=${twice}`,
    `redirect=${thrice}`,
    `redirect=%2Fen&redirect=${once}`,
    `redirect=${once}&redirect=%2Fen`,
    `redirect[]=${once}`,
    `redirect[0]=${once}&redirect[href]=${once}`,
  ]
})

/** A small selection for browsers, of the values most likely to redirect to another site. */
export const KEY_VALUES = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/\t/evil.example',
  '/\n/evil.example',
  '/en\\@evil.example',
  '／／evil.example',
  '/／evil.example',
  '/∕evil.example',
  '//evil。example',
  'https://evil.example',
  '@evil.example',
  '.evil.example',
  ':80@evil.example',
  '//motif@evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/en/..//evil.example',
  ' //evil.example',
  '/api/v2/auth/export',
]

/** Each of these values in one of the encodings above. */
export const KEY_QUERIES = KEY_VALUES.map((value, index) => {
  const ways = [
    `redirect=${encoded(value, 1)}`,
    `redirect=${encoded(value, 2)}`,
    `redirect=${encoded(value, 1)}&redirect=%2Fen%2Ficons`,
    `redirect=${encoded(value, 3)}`,
  ]
  return ways[index % ways.length] ?? ''
})

/** The value, percent-encoded `times` times. */
export function encoded(value: string, times: number): string {
  return times === 0 ? value : encoded(encodeURIComponent(value), times - 1)
}

import { describe, expect, test } from 'vitest'
import { copyLine } from './copy-text.ts'

describe('a line of COPY', () => {
  test('separates by tabs and ends in a line feed', () => {
    expect(copyLine(['a', 1, true, false])).toBe('a\t1\tt\tf\n')
  })

  test('distinguishes null from the text that looks like it', () => {
    expect(copyLine([null, '\\N', ''])).toBe('\\N\t\\\\N\t\n')
  })

  test('keeps tabs, line feeds and backslashes inside their column', () => {
    expect(copyLine(['a\tb\nc\\d\re'])).toBe('a\\tb\\nc\\\\d\\re\n')
  })

  test('drops what PostgreSQL cannot store', () => {
    expect(copyLine(['a\0b'])).toBe('ab\n')
  })

  test('writes dates in UTC and objects as JSON', () => {
    expect(copyLine([new Date(0), { a: 'x\ty' }, ['#fff']])).toBe(
      '1970-01-01T00:00:00.000Z\t{"a":"x\\\\ty"}\t["#fff"]\n',
    )
  })
})

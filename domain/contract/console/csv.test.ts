import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('csvLine', () => {
  it('joins values, and leaves null empty', () => {
    expect(csvLine([1, 'heart', null, true, ['admin', 'editor']])).toBe('1,heart,,true,admin editor\r\n')
  })

  it('quotes commas, quotes and line breaks', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n')
  })

  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1'])('does not let %j be a formula', (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`)
  })

  it('keeps a negative number a number', () => {
    expect(csvLine([-1, '-19.99'])).toBe('-1,-19.99\r\n')
  })
})

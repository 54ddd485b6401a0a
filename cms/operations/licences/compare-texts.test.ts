import { describe, expect, it } from 'vitest'
import { compareTexts } from './compare-texts.ts'

const OLD = 'Licence, version 1\n\n1. Use it.\n\n2. Name the author.\n\n3. Nothing else.'

describe('the difference of two licence texts', () => {
  it.each([OLD, OLD.replaceAll('\n\n', '\r\n \r\n'), `\n${OLD}\n\n\n`, OLD.replace('Use it', 'Use\nit')])(
    'is none where only the breaks of lines differ',
    (text) => {
      expect(compareTexts(OLD, text)).toBeNull()
    },
  )

  it('has removed and added paragraphs in place, between the kept ones', () => {
    const text = 'Licence, version 2\n\n1. Use it.\n\n3. Nothing else.\n\n4. It ends.'
    expect(compareTexts(OLD, text)).toEqual([
      { change: 'removed', text: 'Licence, version 1' },
      { change: 'added', text: 'Licence, version 2' },
      { change: 'kept', text: '1. Use it.' },
      { change: 'removed', text: '2. Name the author.' },
      { change: 'kept', text: '3. Nothing else.' },
      { change: 'added', text: '4. It ends.' },
    ])
  })

  it('is the whole text beside an empty one', () => {
    expect(compareTexts('', 'A\n\nB')).toEqual([
      { change: 'added', text: 'A' },
      { change: 'added', text: 'B' },
    ])
    expect(compareTexts('', ' \n\n ')).toBeNull()
  })
})

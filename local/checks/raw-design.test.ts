import { describe, expect, test } from 'vitest'
import { findRawDesign } from './raw-design.ts'

const found = (source: string) => findRawDesign(source).map(({ text }) => text)

describe('raw design', () => {
  test.each([
    ['color: #6563ff;', '#6563ff'],
    ['background: #fff', '#fff'],
    ['border-color: rgb(0 0 0 / 10%)', 'rgb('],
    ['<path fill="#6563FF80" />', '#6563FF80'],
    ['font-size: 14px', 'font-size: 14px'],
    ['font-size: .875rem', 'font-size: .875rem'],
    ['style={{ fontSize: 14 }}', 'fontSize: 14'],
    ['font-family: Inter', 'font-family: I'],
  ])('is found in %s', (source, text) => {
    expect(found(source)).toEqual([text])
  })

  test.each([
    'color: var(--text)',
    'font-size: var(--text-small)',
    'font-family: var(--font-sans)',
    'font: inherit',
    "import { KINDS } from '#domain/assets/kinds.ts'",
    "import { expect } from '#e2e/fixtures.ts'",
    'href="#main-content"',
    '&#8203;',
    '/* like #6563ff */',
    '// like #6563ff',
    '@font-face { font-family: "Instrument Sans" }',
  ])('is not found in %s', (source) => {
    expect(found(source)).toEqual([])
  })

  test('is reported with its line, comments counted', () => {
    expect(findRawDesign('/* one\ntwo */\n.a { color: #123456 }')).toEqual([
      { line: 3, what: 'a colour', text: '#123456' },
    ])
  })
})

import { expect, test } from 'vitest'
import { typefaceFor } from './typefaces.ts'

test.each([
  ['sans-serif', 'Arimo', null],
  ['system-ui, sans-serif', 'Arimo', null],
  ['monospace', 'Cousine', null],
  ['serif', 'Tinos', null],
  ['Arimo', 'Arimo', null],
  ['Arial', 'Arimo', 'Arial'],
  ['"Helvetica Neue", Arial, sans-serif', 'Arimo', 'Helvetica Neue'],
  ["'Times New Roman', Times, serif", 'Tinos', 'Times New Roman'],
  ['  Open   Sans ', 'Arimo', 'Open Sans'],
  ['Noto Serif JP', 'Tinos', 'Noto Serif JP'],
  ['PT Sans Serif', 'Arimo', 'PT Sans Serif'],
  ['JetBrains Mono', 'Cousine', 'JetBrains Mono'],
  ['Source Code Pro, monospace', 'Cousine', 'Source Code Pro'],
  ['', 'Arimo', null],
])('draws %j with %s', (families, family, replaces) => {
  expect(typefaceFor(families)).toEqual({ family, replaces })
})

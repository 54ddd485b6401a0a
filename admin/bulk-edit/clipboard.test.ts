import { expect, test } from 'vitest'
import { blockToText, textToBlock } from './clipboard.ts'

test('a block is pasted as it was copied', () => {
  const block = [
    ['Red heart', 'heart, love', ''],
    ['Two\nlines', 'a\tb', 'say "hi"'],
    ['', '', ''],
  ]
  expect(textToBlock(blockToText(block))).toEqual(block)
})

test.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['"Two\r\nlines"\t"say ""hi"""\n', [['Two\r\nlines', 'say "hi"']]],
  ['one, two; three', [['one, two; three']]],
  ['', []],
])('reads %j of a spreadsheet', (text, block) => {
  expect(textToBlock(text)).toEqual(block)
})

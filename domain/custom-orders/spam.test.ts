import { expect, test } from 'vitest'
import { isSpam } from './spam.ts'

const request = { name: 'Ada', message: 'Ten icons like https://a.example/style, please.', trap: '' }
const links = (count: number) => Array.from({ length: count }, (_, at) => `https://a.example/${at}`).join(' ')

test.each([
  ['a request with an example', request, false],
  ['five examples', { ...request, message: `Like these: ${links(5)}` }, false],
  ['six links', { ...request, message: `Buy here: ${links(6)}` }, true],
  ['a filled trap', { ...request, trap: 'https://spam.example' }, true],
  ['a link as a name', { ...request, name: 'www.spam.example' }, true],
  ['a Japanese request', { ...request, message: 'アイコンを10点お願いします。' }, false],
])('%s', (_, written, expected) => {
  expect(isSpam(written)).toBe(expected)
})

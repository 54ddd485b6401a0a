import { expect, it } from 'vitest'
import { eastAsianIn } from './east-asian.ts'

it.each([
  ['Hello', []],
  ['こんにちは', ['jp']],
  ['東京の図書館', ['jp']],
  ['简体字と漢字', ['jp', 'sc']],
  ['안녕하세요', ['kr']],
  ['大韓民國의 헌법', ['kr']],
  ['图书馆', ['sc']],
  ['漢字', ['sc']],
  ['「」', ['jp']],
  ['ＡＢＣ', ['jp']],
  ['かな 한글 漢', ['jp', 'kr']],
] as const)('needs for %j the typefaces %j', (text, scripts) => {
  expect(eastAsianIn(text)).toEqual(scripts)
})

import { expect, it } from 'vitest'
import { ERRORS } from '#domain/errors/catalogue.ts'
import { refusalWords } from './refusal-words.ts'

it('says why a file was refused in the language of the panel, with the number for support', () => {
  const { number } = ERRORS['file-empty']
  expect(refusalWords('file-empty', 'en')).toBe(`The file is empty. Choose another one. (${number})`)
  expect(refusalWords('file-empty', 'ja')).toBe(
    `ファイルが空です。別のファイルを選んでください。（${number}）`,
  )
})

it('shows a code that it does not know', () => {
  expect(refusalWords('quota-exceeded', 'de')).toBe('quota-exceeded')
})

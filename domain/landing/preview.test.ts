import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { previewBehind, previewPath } from './preview.ts'

test.each(LOCALE_CODES)('a draft has a path in %s', (locale) => {
  expect(previewBehind(previewPath(locale, 7))).toBe(`/${locale}/preview/7`)
})

test.each([
  '/preview',
  '/preview/en',
  '/preview/xx/7',
  '/preview/en/0',
  '/preview/en/7/8',
  '/en/preview/7',
  '/preview/en/7;x',
])('%s is the path of no draft', (path) => {
  expect(previewBehind(path)).toBeNull()
})

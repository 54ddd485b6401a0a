// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { dayText, momentText } from './date-text.ts'

test.each([
  ['en', 'Nov 4, 2026, 12:30 PM', 'Nov 4, 2026'],
  ['de', '04.11.2026, 12:30', '04.11.2026'],
  ['ja', '2026/11/04 12:30', '2026/11/04'],
])('writes moments and days in the language of the console, without seconds: %s', (language, moment, day) => {
  document.documentElement.lang = language
  const noon = new Date(2026, 10, 4, 12, 30, 59).toISOString()
  // Unicode tables differ in the space before PM.
  expect([momentText(noon).replaceAll('\u202f', ' '), dayText(noon)]).toEqual([moment, day])
})

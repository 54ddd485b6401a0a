import { expect, test } from 'vitest'
import { lintDrawing } from './lint-drawing.ts'

function rulesIn(body: string, kind: 'icon' | 'illustration' = 'icon') {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`
  const linted = lintDrawing({ text, name: 'drawing.svg', kind })
  return linted.ok ? linted.value.map(({ rule }) => rule) : linted.code
}

test('finds a text and an empty group', () => {
  expect(rulesIn('<g/><text x="2" y="12">a</text>')).toEqual(expect.arrayContaining(['L404', 'L416']))
})

test('finds nothing in a clean icon', () => {
  expect(rulesIn('<path d="M4 4h16v16H4z"/>')).toEqual([])
})

test('refuses what the server refuses, with the same code', () => {
  const picture =
    '<image href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==" width="9" height="9"/>'
  expect(rulesIn(picture)).toBe('file-format-not-for-kind')
  expect(rulesIn('<script>alert(1)</script>')).toBe('file-script')
})

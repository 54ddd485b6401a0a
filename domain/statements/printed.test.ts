import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { makeLines, makeStatements } from '#domain/testing/statements.ts'
import { printStatement } from './printed.ts'

async function shown() {
  const lines = makeLines([1, 3])
  const [file] = await makeStatements([lines])
  if (file === undefined) throw new Error('there is no statement')
  const { statement: head, proof } = file
  return {
    id: 'x',
    name: 'Ada',
    head,
    proof,
    published_at: '2026-11-02T00:00:00.000Z',
    lines: lines.slice(0, 3),
  }
}

test('prints each line with what its amount is computed from', async () => {
  const printed = printStatement(await shown(), 'en')
  expect(printed.title).toBe('Statement of royalties')
  expect(printed.facts).toContainEqual(['Month', 'October 2026'])
  expect(printed.rows[0]).toMatchObject({ quantity: '1 / 4', amount: '$1.25' })
  expect(printed.rows[0]?.note).toBe(
    'Oct 9, 2026 · Download · all-access · 0123456789abcdef · pool $10.00 · 50 % · rules version 1',
  )
  expect(printed.notes[0]).toBe('More lines: 1, in the CSV and JSON files.')
})

test('leaves no placeholder in any language', async () => {
  const all = await shown()
  for (const locale of LOCALE_CODES)
    expect(JSON.stringify(printStatement(all, locale))).not.toMatch(/\{\w+\}/)
})

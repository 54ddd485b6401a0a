import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StatementFile } from '#domain/contract/statement-document.ts'
import { makeLines, makeStatements } from '#domain/testing/statements.ts'
import { verifyStatementFile } from './verify-statement-file.ts'

let folder: string
let file: StatementFile

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'motif-statement-'))
  const [, made] = await makeStatements([makeLines([1]), makeLines([1, 3, 3])])
  if (made === undefined) throw new Error('there is no second statement')
  file = made
})
afterAll(() => rmSync(folder, { recursive: true }))

function save(content: unknown): string {
  const path = join(folder, 'statement.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('accepts a statement, alone and with the published root, and tells what it states', async () => {
  const alone = await verifyStatementFile(save(file), null)
  expect(alone.isValid).toBe(true)
  expect(alone.lines).toContain('Sum          $6.73')
  expect(alone.lines.at(-1)).toContain('/statements')
  expect((await verifyStatementFile(save(file), file.proof.root.toUpperCase())).isValid).toBe(true)
})

test('names each finding with its number and line', async () => {
  const lines = file.lines.map((one) =>
    one.line.no === 2 ? { ...one, line: { ...one.line, amount: '900' } } : one,
  )
  const { isValid, lines: found } = await verifyStatementFile(save({ ...file, lines }), 'a'.repeat(64))
  expect(isValid).toBe(false)
  expect(found.slice(0, 4)).toEqual([
    '✗ Finding 3, line 2: the line was altered, or follows another one: its hash differs.',
    '✗ Finding 4, line 2: the amount is not what its pool or base, weight and share give.',
    '✗ Finding 7: the lines do not add up to the sums and counts of the statement.',
    '✗ Finding 10: the root is not the published one.',
  ])
})

test('refuses a file that is not there, and a root that is none', async () => {
  await expect(verifyStatementFile(join(folder, 'none.json'), null)).rejects.toThrow('cannot be read')
  await expect(verifyStatementFile(save(file), 'abc')).rejects.toThrow('64 hexadecimal digits')
})

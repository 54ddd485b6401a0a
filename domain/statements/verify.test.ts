import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '#domain/certificates/canonical.ts'
import type { StatementFile } from '#domain/contract/statement-document.ts'
import { digestOf, makeLines, makeStatements } from '#domain/testing/statements.ts'
import { hashMonth, hashStatement, pathOf, topFrom, treeOf } from './hashes.ts'
import { verifyStatement } from './verify.ts'

const weights = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 12 })
const months = fc.array(weights, { minLength: 1, maxLength: 9 })

const verify = (file: unknown, root: string | null = null) =>
  verifyStatement(typeof file === 'string' ? file : JSON.stringify(file), { digest: digestOf, root })

async function statement(at = 1): Promise<StatementFile> {
  const made = await makeStatements([makeLines([1]), makeLines([1, 3, 3]), makeLines([5])])
  const file = made[at]
  if (file === undefined) throw new Error(`there is no statement ${at}`)
  return file
}

/** The codes of the findings, those of lines with their number. */
async function found(file: unknown, root: string | null = null) {
  const { findings } = await verify(file, root)
  return findings.map(({ code, line }) => (line === null ? code : `${code} ${line}`))
}

describe('a statement as it was published', () => {
  test('has no finding, whatever the month', async () => {
    await fc.assert(
      fc.asyncProperty(months, fc.integer({ min: 0, max: 100_000 }), async (all, net) => {
        const files = await makeStatements(all.map((one) => makeLines(one, net)))
        for (const file of files) expect(await found(file, file.proof.root)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

describe('an altered statement', () => {
  test('is found for any altered byte of any line', async () => {
    const file = await statement()
    const lines = file.lines.map(({ line }) => Buffer.from(canonicalJson(line)))
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: lines.length - 1 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (at, place, change) => {
          const bytes = Buffer.from(lines[at] ?? [])
          const byte = place % bytes.length
          bytes[byte] = (bytes[byte] ?? 0) ^ change
          const text = JSON.stringify(file).replace(
            JSON.stringify(file.lines[at]),
            () => `{"hash":"${file.lines[at]?.hash}","line":${bytes.toString('utf8')}}`,
          )
          const { findings } = await verify(text)
          expect(findings).not.toEqual([])
          for (const { code, line } of findings)
            expect(code === 'malformed' || line === at + 1 || line === null || code === 'reversal').toBe(true)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('is found with a line that was left out, moved or written twice', async () => {
    const file = await statement()
    const [first, second, ...rest] = file.lines
    expect(await found({ ...file, lines: [second, first, ...rest] })).toContain('order 1')
    expect(await found({ ...file, lines: [second, ...rest] })).toContain('order 1')
    expect(await found({ ...file, lines: [first, first, second, ...rest] })).toContain('order 2')
    expect(await found({ ...file, lines: file.lines.slice(0, -1) })).toEqual(['head', 'sums'])
    expect(await found({ ...file, lines: [] })).toEqual(['head', 'sums'])
  })

  test('is found when its chain was computed again: it is no longer under the root', async () => {
    const [file] = await makeStatements([makeLines([1, 3, 2])])
    const { proof } = await statement()
    expect(await found({ ...file, proof })).toEqual(['place'])
  })

  test('is found when all was computed again: the root is not the published one', async () => {
    const [file] = await makeStatements([makeLines([1, 3, 2])])
    const { proof } = await statement()
    expect(await found(file)).toEqual([])
    expect(await found(file, proof.root)).toEqual(['other-root'])
  })

  test.each([
    ['root', (file: StatementFile) => ({ ...file.proof, root: 'f'.repeat(64) }), ['root']],
    ['position', (file: StatementFile) => ({ ...file.proof, position: 0 }), ['place']],
    ['position outside of the month', (file: StatementFile) => ({ ...file.proof, position: 3 }), ['place']],
    ['path', (file: StatementFile) => ({ ...file.proof, path: file.proof.path.slice(1) }), ['place']],
    [
      'longer path',
      (file: StatementFile) => ({ ...file.proof, path: [...file.proof.path, 'a'.repeat(64)] }),
      ['place'],
    ],
    [
      'count of the month',
      (file: StatementFile) => ({ ...file.proof, month: { ...file.proof.month, lines: 1 } }),
      ['root'],
    ],
  ] as const)('is found with another %s', async (_, change, codes) => {
    const file = await statement()
    expect(await found({ ...file, proof: change(file) })).toEqual(codes)
  })

  test('is found with other sums, another month and another contributor', async () => {
    const file = await statement()
    const change = (statement: object) => found({ ...file, statement: { ...file.statement, ...statement } })
    expect(await change({ sums: [] })).toEqual(['sums', 'place'])
    expect(await change({ month: '2026-09' })).toEqual(['reversal 5', 'place'])
    expect(await change({ contributor: 9 })).toEqual(['place'])
  })

  test('is malformed with another format, a field too many, and as another text', async () => {
    const file = await statement()
    for (const one of [{ ...file, format: 'x' }, { ...file, note: 1 }, '', 'null', '{}'])
      expect(await found(one)).toEqual(['malformed'])
  })
})

test('an amount that does not follow from its line is found though every hash was computed again', async () => {
  const lines = makeLines([1, 3, 3])
  const [file] = await makeStatements([
    lines.map((line) => (line.no === 2 ? { ...line, amount: String(Number(line.amount) + 2) } : line)),
  ])
  expect(await found(file)).toEqual(['amount 2'])
})

test('a reversal that is larger than its line, or names another one, is found', async () => {
  const change = async (reversal: object) => {
    const lines = makeLines([1, 3, 3])
    const [file] = await makeStatements([
      lines.map((line) => (line.kind === 'reversal' ? { ...line, ...reversal } : line)),
    ])
    return found(file)
  }
  const named = { id: '4', month: '2026-10', no: 4, amount: '273' }
  expect(await change({ amount: '-274' })).toEqual(['amount 5'])
  expect(await change({ amount: '100' })).toEqual(['amount 5'])
  expect(await change({ amount: '100', cause: 'returned' })).toEqual([])
  expect(await change({ reverses: { ...named, no: 3 } })).toEqual(['reversal 5'])
  expect(await change({ reverses: { ...named, no: 5 } })).toEqual(['reversal 5'])
  expect(await change({ reverses: { ...named, month: '2026-11' } })).toEqual(['reversal 5'])
  expect(await change({ reverses: { ...named, month: '2026-09' } })).toEqual([])
})

test('each leaf of a tree of any size leads to its top, and to no other place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 40 }), fc.nat(), async (size, any) => {
      const leaves = await Promise.all(Array.from({ length: size }, (_, at) => digestOf(String(at))))
      const position = any % size
      const path = await pathOf(leaves, position, digestOf)
      const top = await treeOf(leaves, digestOf)
      const from = (at: number) => topFrom(leaves[position] ?? '', { position: at, size, path }, digestOf)
      expect(await from(position)).toBe(top)
      for (const other of [position + 1, position - 1].filter((one) => one >= 0))
        expect(await from(other)).not.toBe(top)
    }),
    { numRuns: 60 },
  )
})

test('the hashes of a statement and of a month never change', async () => {
  const { statement: head, proof } = await statement()
  expect(await hashStatement(head, digestOf)).toMatchInlineSnapshot(
    `"117ef0847fa8624e907592e2e6cd49f5f36632dd03abf4356c5909b4dae59405"`,
  )
  expect(await hashMonth(proof.month, digestOf)).toMatchInlineSnapshot(
    `"68c642b6834af3926aa134be6a86e32f88eef5c46309239654897b44fb90aecc"`,
  )
})

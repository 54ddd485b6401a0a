import { describe, expect, it } from 'vitest'
import type { ProofSource } from '#cms/ports/proof-source.ts'
import { accept, refuse } from '#domain/errors/catalogue.ts'
import { findProof } from './find-proof.ts'

const CODE = 'motif-claim=abc'
const base = { code: CODE, email: 'ada@example.com' }

/** A source with these texts by address and these TXT records by name. */
function sourceOf(texts: Record<string, string>, records: Record<string, string[]> = {}): ProofSource {
  return {
    readText: async ({ href }) => accept(texts[href] ?? null),
    readTxt: async (name) => accept(records[name] ?? []),
  }
}

const FILE = 'https://raw.githubusercontent.com/ada/engine/HEAD/motif-claim.txt'
const PACKAGE = 'https://registry.npmjs.org/@ada%2fengine/latest'
const manifest = (email: unknown) =>
  JSON.stringify({ maintainers: [{ name: 'x', email: 'x@y.z' }, { email }] })

describe('findProof', () => {
  it.each([
    ['the code', CODE, true],
    ['the code with other lines', `# proof\n${CODE}\n`, true],
    ['a longer code', `${CODE}d`, false],
    ['no code', '', false],
  ])('of a repository whose file has %s', async (_, text, found) => {
    const proof = await findProof(sourceOf({ [FILE]: text }), {
      ...base,
      method: 'repository',
      target: 'ada/engine',
    })
    expect(proof).toMatchObject(found ? { ok: true, value: { place: FILE } } : { code: 'proof-missing' })
  })

  it.each([
    [[CODE], true],
    [['v=spf1', CODE], true],
    [[`${CODE}d`], false],
    [[], false],
  ])('of a domain with the records %j: %s', async (records, found) => {
    const source = sourceOf({}, { '_motif-claim.ada.example': records })
    expect((await findProof(source, { ...base, method: 'dns', target: 'ada.example' })).ok).toBe(found)
  })

  it.each([
    [manifest('Ada@Example.com'), true],
    [manifest('grace@example.com'), false],
    [manifest(null), false],
    ['{"maintainers":"ada@example.com"}', false],
    ['not json', false],
  ])('of a package described as %s: %s', async (text, found) => {
    const source = sourceOf({ [PACKAGE]: text })
    expect((await findProof(source, { ...base, method: 'package', target: '@ada/engine' })).ok).toBe(found)
  })

  it('reports that the place could not be reached', async () => {
    const source = { ...sourceOf({}), readTxt: async () => refuse('proof-unreachable') }
    const proof = await findProof(source, { ...base, method: 'dns', target: 'ada.example' })
    expect(proof).toMatchObject({ code: 'proof-unreachable' })
  })
})

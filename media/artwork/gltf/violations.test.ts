import { describe, expect, it } from 'vitest'
import { gltfViolations } from '#media/artwork/gltf/violations.ts'
import type { JsonObject } from '#media/artwork/json.ts'
import { LIMITS } from '#media/artwork/limits.ts'

const DEPTH = LIMITS.model.depth
const codeOf = (document: JsonObject) => [...gltfViolations(document)][0]?.code ?? 'accepted'
const chain = (length: number) => ({
  nodes: Array.from({ length }, (_, at) => (at + 1 < length ? { children: [at + 1] } : {})),
})
const nested = (depth: number) => {
  let extras: JsonObject = {}
  for (let level = 1; level < depth; level += 1) extras = { a: extras }
  return { extras }
}

describe('a glTF that is too complex', () => {
  it('refuses a glTF whose nodes are nested too deeply', () => {
    expect(codeOf(chain(DEPTH))).toBe('accepted')
    expect(codeOf(chain(DEPTH + 1))).toBe('file-too-complex')
    expect(codeOf(chain(15_000))).toBe('file-too-complex')
  })

  it('refuses a glTF whose JSON is nested too deeply', () => {
    expect(codeOf(nested(DEPTH))).toBe('accepted')
    expect(codeOf(nested(DEPTH + 1))).toBe('file-too-complex')
  })

  it('refuses a node that is its own descendant or has two parents', () => {
    expect(codeOf({ nodes: [{ children: [1] }, { children: [0] }] })).toBe('file-damaged')
    expect(codeOf({ nodes: [{ children: [0] }] })).toBe('file-damaged')
    expect(codeOf({ nodes: [{ children: [2] }, { children: [2] }, {}] })).toBe('file-damaged')
  })
})

describe('an address of a glTF', () => {
  const elsewhere = 'https://elsewhere.test/a'

  it.each<[string, JsonObject]>([
    ['of a buffer', { buffers: [{ uri: elsewhere }] }],
    ['of a picture', { images: [{ uri: elsewhere }] }],
    ['of a document in place of a picture', { images: [{ uri: 'data:text/html,a' }] }],
    ['of lists that are objects', { images: { 0: { uri: elsewhere }, length: 1 } }],
    ['of an extension', { extensions: { KHR_audio: { audio: [{ uri: elsewhere }] } } }],
    ['under a longer name', { extensions: { EXT_structural_metadata: { schemaUri: elsewhere } } }],
  ])('refuses an address outside of the file %s', (_, document) => {
    expect(codeOf(document)).toBe('file-outside-reference')
  })

  it('refuses an address that is not text', () => {
    expect(codeOf({ images: [{ uri: [elsewhere] }] })).toBe('file-damaged')
  })

  it('accepts addresses that no loader reads', () => {
    const asset = { version: '2.0', generator: elsewhere, extras: { uri: elsewhere } }
    const extensions = { VRM: { meta: { otherLicenseUrl: elsewhere } } }
    expect(codeOf({ asset, extensions })).toBe('accepted')
  })
})

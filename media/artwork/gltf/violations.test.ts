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

describe('a glTF that would exhaust its reader', () => {
  it('is refused by the depth of its nodes', () => {
    expect(codeOf(chain(DEPTH))).toBe('accepted')
    expect(codeOf(chain(DEPTH + 1))).toBe('file-too-complex')
    expect(codeOf(chain(15_000))).toBe('file-too-complex')
  })

  it('is refused by the depth of its JSON', () => {
    expect(codeOf(nested(DEPTH))).toBe('accepted')
    expect(codeOf(nested(DEPTH + 1))).toBe('file-too-complex')
  })

  it('is refused where a node is below itself or has two parents', () => {
    expect(codeOf({ nodes: [{ children: [1] }, { children: [0] }] })).toBe('file-damaged')
    expect(codeOf({ nodes: [{ children: [0] }] })).toBe('file-damaged')
    expect(codeOf({ nodes: [{ children: [2] }, { children: [2] }, {}] })).toBe('file-damaged')
  })
})

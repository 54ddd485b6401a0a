import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitise } from '#media/pipeline/sanitise.ts'
import { gltfFaults } from '#media/testing/gltf-faults.ts'
import { GOOD_GLTF, hostileModel } from '#media/testing/gltf-files.ts'

describe('a model', () => {
  it('is accepted unchanged', async () => {
    const result = await sanitise(Buffer.from(JSON.stringify(GOOD_GLTF)))
    expect(result).toMatchObject({ ok: true, value: { format: 'gltf' } })
    expect(result.ok && gltfFaults(result.value.bytes)).toEqual([])
  })

  it('with hostile changes is refused, or contains no outside address', async () => {
    let accepted = 0
    const property = fc.asyncProperty(hostileModel, async (bytes) => {
      const result = await sanitise(bytes)
      if (!result.ok) return
      accepted += 1
      expect(gltfFaults(result.value.bytes)).toEqual([])
      expect((await sanitise(result.value.bytes)).ok).toBe(true)
    })
    await fc.assert(property, { numRuns: 1_000 })
    expect(accepted).toBeGreaterThan(50)
  })
})

import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sanitise } from '#media/pipeline/sanitise.ts'
import { lottieFaults } from '#media/testing/lottie-faults.ts'
import { GOOD_LOTTIE, hostileLottie, hostilePackage, packageOf } from '#media/testing/lottie-files.ts'

const GOOD = JSON.stringify(GOOD_LOTTIE)

describe('a Lottie animation', () => {
  it('is accepted unchanged', async () => {
    const result = await sanitise(Buffer.from(GOOD))
    expect(result.ok && JSON.parse(strFromU8(result.value.bytes))).toEqual(GOOD_LOTTIE)
    expect(lottieFaults(GOOD)).toEqual([])
  })

  it('with hostile changes is refused, or neither runs scripts nor reaches outside', async () => {
    let accepted = 0
    const property = fc.asyncProperty(hostileLottie, async (text) => {
      const result = await sanitise(Buffer.from(text))
      if (!result.ok) return
      accepted += 1
      expect(lottieFaults(strFromU8(result.value.bytes))).toEqual([])
      expect(await sanitise(result.value.bytes)).toMatchObject({
        ok: true,
        value: { bytes: result.value.bytes },
      })
    })
    await fc.assert(property, { numRuns: 1_500 })
    expect(accepted).toBeGreaterThan(150)
  })
})

describe('a dotLottie package', () => {
  it('is accepted unchanged', async () => {
    expect(await sanitise(packageOf(GOOD))).toMatchObject({ ok: true, value: { format: 'dotlottie' } })
  })

  it('with hostile changes is refused, or neither runs scripts nor reaches outside', async () => {
    let accepted = 0
    const property = fc.asyncProperty(hostilePackage, async (bytes) => {
      const result = await sanitise(bytes)
      if (!result.ok) return
      accepted += 1
      const { 'manifest.json': manifest, 'a/a.json': animation, ...others } = unzipSync(result.value.bytes)
      expect(Object.keys(others)).toEqual([])
      expect(lottieFaults(strFromU8(animation ?? new Uint8Array()))).toEqual([])
      expect(Object.keys(JSON.parse(strFromU8(manifest ?? new Uint8Array())))).not.toContain('stateMachines')
    })
    await fc.assert(property, { numRuns: 500 })
    expect(accepted).toBeGreaterThan(50)
  })
})

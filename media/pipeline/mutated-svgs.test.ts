import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitise } from '#media/pipeline/sanitise.ts'
import { svgFaults } from '#media/testing/svg-faults.ts'
import { GOOD_SVGS, hostileSvg } from '#media/testing/svg-files.ts'

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('a drawing', () => {
  it.each(GOOD_SVGS.map((svg) => [svg.slice(0, 120), svg] as const))('is accepted: %s', async (_, svg) => {
    const result = await sanitise(Buffer.from(svg))
    expect(result).toMatchObject({ ok: true })
    if (result.ok) expect(svgFaults(textOf(result.value.bytes))).toEqual([])
  })

  it('with hostile changes is refused, or neither runs scripts nor reaches outside', async () => {
    let accepted = 0
    const property = fc.asyncProperty(hostileSvg, async (bytes) => {
      const result = await sanitise(bytes)
      if (!result.ok) return
      accepted += 1
      expect(svgFaults(textOf(result.value.bytes))).toEqual([])
      expect(await sanitise(result.value.bytes)).toMatchObject({
        ok: true,
        value: { bytes: result.value.bytes },
      })
    })
    await fc.assert(property, { numRuns: 3_000 })
    expect(accepted).toBeGreaterThan(150)
  })
})

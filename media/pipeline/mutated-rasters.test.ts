import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sanitise } from '#media/pipeline/sanitise.ts'
import { brokenRaster, GOOD_RASTERS, loadedRaster } from '#media/testing/raster-files.ts'

const pixelsOf = (bytes: Uint8Array) => sharp(bytes).ensureAlpha().raw().toBuffer()

describe('a picture', () => {
  it.each(Object.entries(GOOD_RASTERS))('is accepted unchanged: %s', async (format, bytes) => {
    expect(await sanitise(bytes)).toMatchObject({ ok: true, value: { format, width: 12, height: 8 } })
  })

  it('with additional records is refused, or loses them and keeps its pixels', async () => {
    let accepted = 0
    const property = fc.asyncProperty(loadedRaster, async ({ format, bytes }) => {
      const result = await sanitise(bytes)
      if (!result.ok) return
      accepted += 1
      const clean = result.value.bytes
      expect(Buffer.from(clean).toString('latin1')).not.toMatch(/canary/i)
      expect((await pixelsOf(clean)).equals(await pixelsOf(GOOD_RASTERS[format]))).toBe(true)
      expect(await sanitise(clean)).toMatchObject({ ok: true, value: { bytes: clean } })
    })
    await fc.assert(property, { numRuns: 600 })
    expect(accepted).toBeGreaterThan(50)
  })

  it('with broken bytes is refused, or its sanitised form is stable', async () => {
    const property = fc.asyncProperty(brokenRaster, async ({ bytes }) => {
      const result = await sanitise(bytes)
      if (result.ok) expect((await sanitise(result.value.bytes)).ok).toBe(true)
    })
    await fc.assert(property, { numRuns: 1_000 })
  })
})

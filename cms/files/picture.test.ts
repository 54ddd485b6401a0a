import { describe, expect, it } from 'vitest'
import { type Picture, pictureOfQuery, variantName } from '#cms/files/picture.ts'

const ask = (query: string) => pictureOfQuery(new URLSearchParams(query))
const picture = (over: Partial<Picture>) => ({
  ok: true,
  value: { format: 'webp', width: 400, height: null, motion: false, ...over },
})

describe('pictureOfQuery', () => {
  it('is a WebP 400 pixels wide by default', () => {
    expect(ask('')).toEqual(picture({}))
    expect(ask('f=webp&w=&h=&modified_at=2026-11-21')).toEqual(picture({}))
  })

  it('accepts widths and heights from 100 to 800 in steps of 100', () => {
    for (const side of [100, 800]) {
      expect(ask(`w=${side}`)).toEqual(picture({ width: side }))
      expect(ask(`w=400&h=${side}`)).toEqual(picture({ height: side }))
    }
    for (const side of ['0', '99', '101', '799', '801', '900', '-100', '1e2', '400px', '12345']) {
      expect(ask(`w=${side}`), side).toMatchObject({ ok: false, code: 'bad-request' })
      expect(ask(`h=${side}`), side).toMatchObject({ ok: false, code: 'bad-request' })
    }
  })

  it('has PNG at one width only, without motion, and no other format', () => {
    expect(ask('f=png')).toEqual(picture({ format: 'png', width: 256 }))
    expect(ask('f=png&w=256')).toEqual(picture({ format: 'png', width: 256 }))
    for (const query of ['f=png&w=255', 'f=png&w=257', 'f=png&h=100', 'f=png&motion=1', 'f=avif', 'f=']) {
      expect(ask(query), query).toMatchObject({ ok: false, code: 'bad-request' })
    }
  })

  it('is animated only with motion=1', () => {
    expect(ask('w=400&motion=1')).toEqual(picture({ motion: true }))
    expect(ask('w=400&motion=0')).toEqual(picture({}))
  })
})

describe('variantName', () => {
  it('is different for each picture of a file', () => {
    const names = [
      variantName({ format: 'webp', width: 400, height: null, motion: false }),
      variantName({ format: 'webp', width: 400, height: 300, motion: false }),
      variantName({ format: 'webp', width: 400, height: null, motion: true }),
      variantName({ format: 'png', width: 256, height: null, motion: false }),
    ]
    expect(names).toEqual(['w400.webp', 'w400h300.webp', 'w400-motion.webp', 'w256.png'])
  })
})

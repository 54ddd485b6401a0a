import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Credit } from '#media/attribution/credit.ts'
import { embedCredit } from '#media/attribution/embed.ts'

const credit: Credit = {
  line: 'Röd <hjärta> & “ハート” by Åsa, MIT License',
  licence: 'https://spdx.org/licenses/MIT',
  source: 'https://example.org/heart?a=1&b=2',
}
const inXml = 'Röd &lt;hjärta&gt; &amp; “ハート” by Åsa, MIT License'

const canvas = { create: { width: 7, height: 5, channels: 4, background: '#ff000080' } } as const
const utf8 = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')

describe('credit in rasters', () => {
  const encoders = {
    png: () => sharp(canvas).png().toBuffer(),
    jpg: () => sharp(canvas).jpeg().toBuffer(),
    webp: () => sharp(canvas).webp({ quality: 60 }).toBuffer(),
    gif: () => sharp(canvas).gif().toBuffer(),
  } as const

  it.each(['png', 'jpg', 'webp', 'gif'] as const)('keeps every pixel of a %s', async (format) => {
    const plain = await encoders[format]()
    const credited = embedCredit(format, plain, credit)
    expect(await sharp(credited).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer())
    expect((await sharp(credited).metadata()).hasAlpha).toBe((await sharp(plain).metadata()).hasAlpha)
  })

  it.each(['png', 'jpg', 'webp'] as const)('can be read as XMP from a %s', async (format) => {
    const { xmp } = await sharp(embedCredit(format, await encoders[format](), credit)).metadata()
    expect(utf8(xmp ?? new Uint8Array())).toContain(`<rdf:li xml:lang="x-default">${inXml}</rdf:li>`)
  })

  it('fits a lossless and an animated WebP', async () => {
    const lossless = await sharp(canvas).webp({ lossless: true }).toBuffer()
    const green = { create: { ...canvas.create, background: '#00ff00' } } as const
    const pages = await Promise.all([canvas, green].map((page) => sharp(page).png().toBuffer()))
    const frames = await sharp(pages, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    for (const plain of [lossless, frames]) {
      const credited = await sharp(embedCredit('webp', plain, credit), { animated: true }).metadata()
      const before = await sharp(plain, { animated: true }).metadata()
      expect(credited).toMatchObject({
        width: before.width,
        height: before.height,
        hasAlpha: before.hasAlpha,
      })
      expect(credited.pages).toBe(before.pages)
      expect(utf8(credited.xmp ?? new Uint8Array())).toContain(inXml)
    }
  })

  it('is a comment in a GIF, however long', async () => {
    const plain = await encoders.gif()
    const long = { ...credit, line: 'x'.repeat(600) }
    const credited = embedCredit('gif', plain, long)
    expect(await sharp(credited).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer())
    expect(credited.length).toBe(
      plain.length + 3 + 3 + Buffer.byteLength(`${long.line} ${long.licence} ${long.source}`),
    )
  })

  it('replaces the XMP that a WebP had', async () => {
    const once = embedCredit('webp', await encoders.webp(), { ...credit, line: 'older' })
    const twice = embedCredit('webp', once, credit)
    expect(utf8(twice)).not.toContain('older')
  })
})

describe('credit in vectors and models', () => {
  it('is the first child of an SVG, escaped', () => {
    const svg = strToU8(
      '<svg xmlns="http://www.w3.org/2000/svg" data-x="a>b" viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    )
    const credited = utf8(embedCredit('svg', svg, credit))
    expect(credited).toMatch(/viewBox="0 0 1 1"><metadata>.*<\/metadata><path d="M0 0"\/><\/svg>$/s)
    expect(credited).toContain(`<dc:rights>${inXml}</dc:rights>`)
    expect(credited).toContain('<dc:source>https://example.org/heart?a=1&amp;b=2</dc:source>')
  })

  it('replaces an empty root tag of an SVG by a pair', () => {
    expect(utf8(embedCredit('svg', strToU8('<svg width="1"/>'), credit))).toMatch(
      /^<svg width="1"><metadata>.*<\/metadata><\/svg>$/s,
    )
  })

  it('is added to the meta of a Lottie animation and keeps other entries', () => {
    const plain = strToU8('{"v":"5","meta":{"g":"motif"},"layers":[]}')
    expect(JSON.parse(utf8(embedCredit('lottie-json', plain, credit)))).toEqual({
      v: '5',
      layers: [],
      meta: { g: 'motif', a: credit.line, d: `${credit.licence} ${credit.source}` },
    })
  })

  it('is in the manifest of a dotLottie, whose animations do not change', () => {
    const plain = zipSync({ 'manifest.json': strToU8('{"version":"1"}'), 'animations/a.json': strToU8('{}') })
    const files = unzipSync(embedCredit('dotlottie', plain, credit))
    expect(JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))).toMatchObject({
      version: '1',
      author: credit.line,
    })
    expect(strFromU8(files['animations/a.json'] ?? new Uint8Array())).toBe('{}')
  })

  it('is in asset.copyright of a glTF', () => {
    const plain = strToU8('{"asset":{"version":"2.0","generator":"x"}}')
    expect(JSON.parse(utf8(embedCredit('gltf', plain, credit))).asset).toEqual({
      version: '2.0',
      generator: 'x',
      copyright: `${credit.line} ${credit.licence}`,
      extras: { source: credit.source },
    })
  })

  it('is in the JSON of a GLB, with correct lengths and the same binary chunk', () => {
    const json = Buffer.from('{"asset":{"version":"2.0"}}  ')
    const padded = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')])
    const binary = Buffer.from([4, 0, 0, 0, 0x42, 0x49, 0x4e, 0, 1, 2, 3, 4])
    const head = Buffer.alloc(20)
    head.write('glTF', 0)
    head.writeUInt32LE(2, 4)
    head.writeUInt32LE(20 + padded.length + binary.length, 8)
    head.writeUInt32LE(padded.length, 12)
    head.write('JSON', 16)
    const credited = Buffer.from(embedCredit('glb', Buffer.concat([head, padded, binary]), credit))
    const length = credited.readUInt32LE(12)
    expect(credited.readUInt32LE(8)).toBe(credited.length)
    expect(length % 4).toBe(0)
    expect(JSON.parse(credited.toString('utf8', 20, 20 + length)).asset.copyright).toContain(credit.line)
    expect(credited.subarray(20 + length)).toEqual(binary)
  })
})

import { gzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Kind } from '#domain/assets/kinds.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { shapeSimilarity } from '#media/artwork/descriptor/project.ts'
import { hammingDistance } from '#media/artwork/perceptual-hash.ts'
import { processOriginal } from '#media/pipeline/process-original.ts'
import type { Processed } from '#media/pipeline/processed.ts'
import { renderPreview } from '#media/pipeline/render-preview.ts'
import {
  bytesOf,
  glb,
  glbWith,
  gltf,
  HEART_SVG,
  LOTTIE,
  modelDocument,
  pixels,
} from '#media/pipeline/test-files.ts'

async function processed(bytes: Uint8Array, kind?: Kind): Promise<Processed> {
  const result = await processOriginal(bytes, kind ? { kind } : {})
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`)
  return result.value
}
async function codeOf(bytes: Uint8Array, kind?: Kind): Promise<string> {
  const result = await processOriginal(bytes, kind ? { kind } : {})
  return result.ok ? 'accepted' : result.code
}
const dotLottie = () =>
  zipSync({ 'manifest.json': bytesOf({ animations: [{ id: 'a' }] }), 'animations/a.json': bytesOf(LOTTIE) })

describe('the measures of an original', () => {
  it.each([
    ['a line across', 300, 1],
    ['a line down', 1, 5_000],
  ])('include those of %s, thinner than a pixel in the small picture', async (_, width, height) => {
    const line = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z"/></svg>`
    expect(await processed(bytesOf(line))).toMatchObject({ width, height, palette: ['#000000'] })
    const preview = await renderPreview(bytesOf(line), { format: 'webp', width: 800 })
    expect(preview.ok).toBe(true)
  })

  it('include the typefaces that previews are drawn without', async () => {
    const text =
      '<text y="10" font-family="Inter, sans-serif">A</text><text y="20" font-family="serif">B</text>'
    const { replacedTypefaces } = await processed(bytesOf(HEART_SVG.replace(/<path.*\/>/, text)))
    expect(replacedTypefaces).toEqual(['Inter'])
  })

  it('are complete for an SVG', async () => {
    const { bytes, sha256, canonicalSha256, geometryHash, perceptualHash, descriptor, ...rest } =
      await processed(bytesOf(HEART_SVG))
    expect(rest).toEqual({
      format: 'svg',
      width: 24,
      height: 12,
      animated: false,
      durationMs: null,
      frameRate: null,
      triangles: null,
      lint: null,
      camera: null,
      hasAlpha: true,
      box: { left: 6, right: 18, top: 3, bottom: 9, width: 12, height: 6 },
      palette: ['#e11d48'],
      ground: 'any',
      features: [],
      replacedTypefaces: [],
      png256: null,
    })
    for (const hash of [sha256, canonicalSha256, geometryHash]) expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(perceptualHash).toMatch(/^[0-9a-f]{16}$/)
    expect([descriptor?.shape.length, descriptor?.colours.length]).toEqual([128, 16])
    expect(Buffer.from(bytes).toString()).toBe(HEART_SVG)
  })

  it.each([
    ['png', () => pixels(40, 30).png().toBuffer()],
    ['jpg', () => pixels(40, 30).jpeg().toBuffer()],
    ['webp', () => pixels(40, 30).webp().toBuffer()],
    ['gif', () => pixels(40, 30).gif().toBuffer()],
  ])('are complete for a %s', async (format, make) => {
    expect(await processed(await make())).toMatchObject({
      format,
      width: 40,
      height: 30,
      animated: false,
      hasAlpha: false,
      ground: 'any',
      canonicalSha256: null,
      palette: expect.arrayContaining([expect.stringMatching(/^#[0-9a-f]{6}$/)]),
    })
  })

  it('are complete for an animated GIF', async () => {
    const gif = await pixels(40, 30, 2)
      .gif({ delay: [100, 300] })
      .toBuffer()
    expect(await processed(gif)).toMatchObject({
      width: 40,
      height: 30,
      animated: true,
      durationMs: 400,
      frameRate: 5,
    })
  })

  it('are those of the upright photo when the camera was rotated', async () => {
    const turned = await pixels(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const once = await processed(turned)
    expect([once.width, once.height]).toEqual([30, 40])
    expect(await processed(once.bytes)).toMatchObject({ width: 30, height: 40, sha256: once.sha256 })
  })

  it('include the camera of a photo, which is removed from the file', async () => {
    const exif = { IFD0: { Make: 'FUJIFILM', Model: 'X-T5' }, IFD2: { ISOSpeedRatings: '160' } }
    const photo = await pixels(40, 30).withExif(exif).jpeg().toBuffer()
    const once = await processed(photo)
    expect(once.camera).toEqual({ body: 'FUJIFILM X-T5', lens: null, iso: 160, fNumber: null })
    expect((await processed(once.bytes)).camera).toBeNull()
  })

  it.each([
    ['lottie-json', () => bytesOf(LOTTIE)],
    ['dotlottie', dotLottie],
  ])('are complete for a %s', async (format, make) => {
    expect(await processed(make())).toMatchObject({
      format,
      width: 40,
      height: 20,
      animated: true,
      durationMs: 1000,
      frameRate: 30,
      palette: ['#0000ff'],
      box: { left: 10, right: 30, top: 5, bottom: 15 },
    })
  })

  it.each([
    ['glb', () => glb()],
    ['gltf', async () => bytesOf(await gltf())],
  ])('are complete for a %s', async (format, make) => {
    const model = await processed(await make())
    expect(model).toMatchObject({ format, triangles: 4, hasAlpha: true, animated: false })
    const green = model.palette.map(
      (hex) => Number.parseInt(hex.slice(3, 5), 16) > Number.parseInt(hex.slice(1, 3), 16),
    )
    expect(green.every(Boolean) && green.length > 0).toBe(true)
  })

  it.each([
    ['svg', async () => bytesOf(HEART_SVG)],
    ['png', () => pixels(9, 9).png().toBuffer()],
    ['lottie', async () => bytesOf(LOTTIE)],
    ['package', async () => dotLottie()],
    ['gltf', async () => bytesOf(await gltf())],
    ['glb', () => glb()],
  ])('are unchanged when the output is processed again (%s)', async (_, make) => {
    const once = await processed(await make())
    expect(await processed(once.bytes)).toEqual(once)
  })

  it.each([
    [63, false],
    [64, true],
  ])('include a descriptor in a picture of %i pixels: %s', async (lookSide, described) => {
    const result = await processOriginal(bytesOf(HEART_SVG), { lookSide })
    expect(result.ok && result.value.descriptor !== null).toBe(described)
  })

  it.each([
    ['a shape', HEART_SVG, [256, 128]],
    [
      'Latin text',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 200"><text x="10" y="120" font-family="Arial" font-size="60" fill="#e11d48">Ab</text></svg>',
      [128, 256],
    ],
    [
      'East Asian text',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="#fff"/><text x="20" y="70" font-family="Arial" font-size="60" fill="#e11d48">猫</text></svg>',
      [256, 128],
    ],
  ])('of %s hardly depend on whether a PNG is rendered too', async (_, svg, size) => {
    const alone = await processed(bytesOf(svg))
    const result = await processOriginal(bytesOf(svg), { png256: true })
    if (!result.ok) throw new Error(result.code)
    const { png256, ...facts } = result.value
    expect(facts).toMatchObject({ ground: alone.ground, hasAlpha: alone.hasAlpha })
    expect(facts.palette[0]).toBe(alone.palette[0])
    expect(hammingDistance(facts.perceptualHash, alone.perceptualHash)).toBeLessThan(4)
    const [one, other] = [facts.descriptor?.shape, alone.descriptor?.shape]
    expect(one && other && shapeSimilarity(one, other)).toBeGreaterThan(0.9)
    const png = Buffer.from(png256 ?? [])
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size)
  })

  it('include a PNG of 256 pixels on request', async () => {
    const result = await processOriginal(bytesOf(HEART_SVG), { png256: true })
    const png = Buffer.from((result.ok && result.value.png256) || [])
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([256, 128])
  })
})

describe('refused files', () => {
  const svg = (content: string) =>
    bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`)
  const cut = (bytes: Uint8Array, share = 0.6) => bytes.subarray(0, Math.floor(bytes.length * share))
  const claiming = (png: Buffer, side: number) => {
    png.writeUInt32BE(side, 16)
    png.writeUInt32BE(side, 20)
    return png
  }

  it.each<[string, ErrorCode, () => Uint8Array | Promise<Uint8Array>]>([
    ['nothing', 'file-empty', () => new Uint8Array()],
    ['too much', 'file-too-large', () => new Uint8Array(30 * 1024 * 1024 + 1)],
    ['zeros', 'file-unknown-format', () => new Uint8Array(100)],
    ['words', 'file-unknown-format', () => bytesOf('hello')],
    ['a web page', 'file-unknown-format', () => bytesOf('<!doctype html><script>alert(1)</script>')],
    ['a PDF', 'file-unknown-format', () => bytesOf('%PDF-1.7 <svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a ZIP of something', 'file-unknown-format', () => zipSync({ 'a.svg': bytesOf(HEART_SVG) })],
    ['JSON of something', 'file-unknown-format', () => bytesOf({ name: 'a' })],
    ['broken JSON', 'file-damaged', () => bytesOf('{"layers": [')],
    ['a compressed SVG', 'file-compressed-svg', () => gzipSync(bytesOf(HEART_SVG))],
    ['a scripted SVG', 'file-script', () => svg('<script>alert(1)</script>')],
    ['an SVG with a handler', 'file-script', () => svg('<path d="M0 0h9v9" onload="alert(1)"/>')],
    [
      'an SVG with a javascript link',
      'file-script',
      () => svg('<a href="javascript:alert(1)"><path d="M0 0h9v9"/></a>'),
    ],
    [
      'an SVG with an outside picture',
      'file-outside-reference',
      () => svg('<image href="https://example.org/a.png"/>'),
    ],
    [
      'an SVG with outside entities',
      'file-entity',
      () => bytesOf(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${HEART_SVG}`),
    ],
    ['an SVG of nothing', 'file-no-artwork', () => svg('')],
    ['an SVG of nothing visible', 'file-no-artwork', () => svg('<path d="M0 0h9v9" opacity="0"/>')],
    [
      'a monstrous SVG',
      'file-too-many-pixels',
      () => bytesOf(HEART_SVG.replace('0 0 24 12', '0 0 1000000 1000000')),
    ],
    ['an SVG cut off', 'file-damaged', () => cut(bytesOf(HEART_SVG))],
    [
      'a PNG of too many pixels',
      'file-too-many-pixels',
      async () => claiming(await pixels(9, 9).png().toBuffer(), 60_000),
    ],
    ['a PNG cut off', 'file-damaged', async () => cut(await pixels(90, 90).png().toBuffer())],
    ['a JPG cut off', 'file-damaged', async () => cut(await pixels(90, 90).jpeg().toBuffer())],
    ['a WebP cut off', 'file-damaged', async () => cut(await pixels(90, 90).webp().toBuffer())],
    ['a GIF cut off', 'file-damaged', async () => cut(await pixels(90, 90).gif().toBuffer())],
    [
      'a PNG with a broken middle',
      'file-damaged',
      async () => (await pixels(90, 90).png().toBuffer()).fill(7, 60, 400),
    ],
    [
      'a PNG that is a ZIP too',
      'file-damaged',
      async () => Buffer.concat([await pixels(9, 9).png().toBuffer(), zipSync({ a: bytesOf('a') })]),
    ],
    [
      'a GIF that is a script too',
      'file-damaged',
      async () => Buffer.concat([await pixels(9, 9).gif().toBuffer(), bytesOf('=1;alert(1)')]),
    ],
    [
      'a Lottie with an expression',
      'file-expressions',
      () => bytesOf({ ...LOTTIE, layers: [{ ks: { o: { k: 1, x: 'time' } } }] }),
    ],
    [
      'a Lottie with an outside picture',
      'file-outside-reference',
      () => bytesOf({ ...LOTTIE, assets: [{ u: 'http://a/', p: 'b.png' }] }),
    ],
    [
      'a Lottie of nothing visible',
      'file-no-artwork',
      () => bytesOf({ ...LOTTIE, layers: [{ ty: 3, ip: 0, op: 30, ks: {} }] }),
    ],
    ['a dotLottie cut off', 'file-unknown-format', () => cut(dotLottie())],
    [
      'a glTF with an outside buffer',
      'file-outside-reference',
      async () => bytesOf({ ...(await gltf()), buffers: [{ uri: 'a.bin', byteLength: 9 }] }),
    ],
    [
      'a GLB with an outside buffer',
      'file-outside-reference',
      () => glbWith((json) => json.buffers.push({ uri: 'https://example.org/a.bin', byteLength: 9 })),
    ],
    [
      'a GLB with an outside texture',
      'file-outside-reference',
      () => glbWith((json) => Object.assign(json, { images: [{ uri: '../a.png' }] })),
    ],
    [
      'a GLB that needs Draco',
      'file-unknown-format',
      () => glbWith((json) => Object.assign(json, { extensionsRequired: ['KHR_draco_mesh_compression'] })),
    ],
    [
      'a GLB with more corners than bytes',
      'file-damaged',
      () =>
        glbWith((json) =>
          json.accessors.slice(0, 1).map((one) => Object.assign(one, { count: 4_294_967_295 })),
        ),
    ],
    ['a GLB cut off', 'file-damaged', async () => cut(await glb())],
    [
      'a GLB with something behind it',
      'file-damaged',
      async () => Buffer.concat([await glb(), bytesOf('PK')]),
    ],
    ['a GLB of nothing', 'file-no-geometry', () => glbWith((json) => json.nodes.splice(0, 1, {}))],
    [
      'a GLB with a texture that is none',
      'file-damaged',
      () =>
        glb(
          modelDocument((document) => {
            const texture = document.createTexture().setImage(bytesOf('<svg/>')).setMimeType('image/png')
            document.getRoot().listMaterials()[0]?.setBaseColorTexture(texture)
          }),
        ),
    ],
  ])('%s', async (_, code, make) => expect(await codeOf(await make())).toBe(code))

  it.each<[Kind, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['icon', 'file-format-not-for-kind', () => bytesOf(LOTTIE)],
    ['photo', 'file-format-not-for-kind', () => bytesOf(HEART_SVG)],
    ['lottie', 'file-format-not-for-kind', () => bytesOf(HEART_SVG)],
    ['3d', 'accepted', () => glb()],
    ['icon', 'accepted', () => bytesOf(HEART_SVG)],
    ['animated-icon', 'accepted', dotLottie],
  ])('for %s: %s', async (kind, code, make) => expect(await codeOf(await make(), kind)).toBe(code))

  it('with a raster picture inside an icon, but not inside an illustration', async () => {
    const png = (await pixels(9, 9).png().toBuffer()).toString('base64')
    const file = svg(`<image href="data:image/png;base64,${png}" width="9" height="9"/>`)
    expect(await codeOf(file, 'icon')).toBe('file-format-not-for-kind')
    expect(await codeOf(file, 'illustration')).toBe('accepted')
  })
})

import { strFromU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dataAddress, readEmbeddedPicture, readEmbeddedSvg, svgAddress } from '#media/artwork/data-uri.ts'
import { sanitise } from '#media/pipeline/sanitise.ts'
import { bytesOf, LOTTIE } from '#media/pipeline/test-files.ts'

/**
 * A photo with a location in its EXIF, taken with a rotated camera, with the start of a second file after its
 * end.
 */
async function photo(): Promise<Uint8Array> {
  const jpeg = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'SECRET' }, IFD3: { GPSLatitude: '48/1 51/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return new Uint8Array(jpeg)
}
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`
const image = (address: string) => svg(`<image href="${address}" width="9" height="9"/>`)
const addressIn = (text: string) => /href="([^"]+)"/.exec(text)?.[1] ?? ''

async function sanitised(bytes: Uint8Array): Promise<Uint8Array> {
  const result = await sanitise(bytes)
  if (!result.ok) throw new Error(`${result.code} ${result.detail}`)
  return result.value.bytes
}

async function expectClean(address: string) {
  const picture = readEmbeddedPicture(address)
  const { exif, orientation, width, height } = await sharp(picture?.bytes).metadata()
  expect({ exif, orientation, width, height }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 10,
    height: 20,
  })
}

describe('a picture inside another file loses its location and becomes upright', () => {
  it('in a drawing', async () => {
    const text = new TextDecoder().decode(await sanitised(bytesOf(image(dataAddress(await photo())))))
    await expectClean(addressIn(text))
  })

  it('in a drawing inside of a drawing', async () => {
    const inner = svgAddress(image(dataAddress(await photo())))
    const text = new TextDecoder().decode(await sanitised(bytesOf(image(inner))))
    await expectClean(addressIn(readEmbeddedSvg(addressIn(text)) ?? ''))
  })

  it('in an animation', async () => {
    const assets = [{ id: 'a', w: 20, h: 10, u: '', e: 1, p: dataAddress(await photo()) }]
    const text = new TextDecoder().decode(await sanitised(bytesOf({ ...LOTTIE, assets })))
    await expectClean(JSON.parse(text).assets[0].p)
  })

  it('in a package', async () => {
    const manifest = { version: '1', animations: [{ id: 'a' }] }
    const files = {
      'manifest.json': bytesOf(manifest),
      'animations/a.json': bytesOf(LOTTIE),
      'images/p.jpg': await photo(),
    }
    const kept = unzipSync(await sanitised(zipSync(files)))
    expect(strFromU8(kept['images/p.jpg'] ?? new Uint8Array(), true)).not.toContain('SECRET')
    await expectClean(dataAddress(kept['images/p.jpg'] ?? new Uint8Array()))
  })

  it('and is refused when other content follows it', async () => {
    const both = Uint8Array.from([...(await photo()), ...bytesOf('<script>')])
    expect(await sanitise(bytesOf(image(dataAddress(both))))).toMatchObject({
      ok: false,
      code: 'file-damaged',
    })
  })
})

describe('a drawing inside a drawing', () => {
  const inside = (drawing: string, times: number): string =>
    times === 0 ? drawing : inside(image(svgAddress(drawing)), times - 1)

  it('is sanitised the same way', async () => {
    expect(await sanitise(bytesOf(inside(svg('<script/>'), 2)))).toMatchObject({ code: 'file-script' })
    const percent = `data:image/svg+xml,${encodeURIComponent(svg('<path onclick="x" d="M0 0"/>')).replaceAll("'", '%27')}`
    expect(await sanitise(bytesOf(image(percent)))).toMatchObject({ code: 'file-script' })
  })

  it('may be nested three levels deep and no deeper', async () => {
    expect(await sanitise(bytesOf(inside(svg('<path d="M0 0h9v9"/>'), 3)))).toMatchObject({ ok: true })
    expect(await sanitise(bytesOf(inside(svg('<path d="M0 0h9v9"/>'), 4)))).toMatchObject({
      code: 'file-too-complex',
    })
  })

  it('cannot contain a raster picture in an icon', async () => {
    const drawing = inside(image(dataAddress(await photo())), 1)
    expect(await sanitise(bytesOf(drawing), 'icon')).toMatchObject({ code: 'file-format-not-for-kind' })
    expect(await sanitise(bytesOf(drawing), 'illustration')).toMatchObject({ ok: true })
  })
})

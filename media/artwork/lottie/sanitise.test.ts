import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { looksLikePackage, sanitisePackage } from '#media/artwork/lottie/package.ts'
import { sanitiseLottie } from '#media/artwork/lottie/sanitise.ts'
import { cleanPicture } from '#media/pipeline/embedded-pictures.ts'

const layer = { ty: 4, ks: { o: { a: 0, k: 100 }, p: { s: true, x: { a: 0, k: 1 }, y: { a: 0, k: 1 } } } }
const lottie = { v: '5.7.0', w: 64, h: 48, fr: 30, ip: 0, op: 45, layers: [layer], assets: [] }
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const pixel = Buffer.from(PIXEL.slice(22), 'base64')

const codeOf = (animation: unknown) => {
  const result = sanitiseLottie(typeof animation === 'string' ? animation : JSON.stringify(animation))
  return result.ok ? 'accepted' : result.code
}
const nested = (depth: number): unknown => JSON.parse(`${'[['.repeat(depth / 2)}${']]'.repeat(depth / 2)}`)

describe('a Lottie animation', () => {
  it('measures size, length and layers', () => {
    const result = sanitiseLottie(JSON.stringify(lottie))
    expect(result).toMatchObject({
      ok: true,
      value: { measures: { width: 64, height: 48, frames: 45, frameRate: 30, durationMs: 1500, layers: 1 } },
    })
  })

  it('changes nothing the second time', () => {
    const once = sanitiseLottie(JSON.stringify(lottie, null, 2))
    const twice = once.ok ? sanitiseLottie(once.value.text) : once
    expect(twice.ok && once.ok && twice.value.text === once.value.text).toBe(true)
  })

  it.each<[string, ErrorCode | 'accepted', unknown]>([
    [
      'an expression',
      'file-expressions',
      { ...lottie, layers: [{ ks: { o: { k: 1, x: 'var $bm_rt = 1;' } } }] },
    ],
    [
      'an expression in an asset',
      'file-expressions',
      { ...lottie, assets: [{ layers: [{ tm: { k: 1, x: 'time' } }] }] },
    ],
    [
      'a picture elsewhere',
      'file-outside-reference',
      { ...lottie, assets: [{ u: 'https://example.org/', p: 'a.png' }] },
    ],
    ['a picture beside it', 'file-outside-reference', { ...lottie, assets: [{ u: 'images/', p: 'a.png' }] }],
    ['a sound elsewhere', 'file-outside-reference', { ...lottie, assets: [{ u: '', p: 'a.mp3', t: 2 }] }],
    [
      'an embedded SVG',
      'file-outside-reference',
      { ...lottie, assets: [{ p: 'data:image/svg+xml;base64,PHN2Zy8+' }] },
    ],
    [
      'a font elsewhere',
      'file-outside-reference',
      { ...lottie, fonts: { list: [{ fPath: 'https://example.org/a' }] } },
    ],
    ['an embedded picture', 'accepted', { ...lottie, assets: [{ u: '', p: PIXEL, e: 1 }] }],
    ['a named font', 'accepted', { ...lottie, fonts: { list: [{ fName: 'Arial', fPath: '' }] } }],
    ['no layers', 'file-no-artwork', { ...lottie, layers: [] }],
    ['no length', 'file-damaged', { ...lottie, op: 0 }],
    ['no size', 'file-damaged', { ...lottie, w: 0 }],
    ['a size in words', 'file-damaged', { ...lottie, w: '64' }],
    ['an impossible frame rate', 'file-damaged', { ...lottie, fr: 1e9 }],
    ['a monstrous size', 'file-too-many-pixels', { ...lottie, w: LIMITS.side + 1 }],
    ['the longest side', 'accepted', { ...lottie, w: LIMITS.side }],
    ['the longest length', 'accepted', { ...lottie, op: LIMITS.lottie.frames }],
    ['one frame more', 'file-too-complex', { ...lottie, op: LIMITS.lottie.frames + 1 }],
    ['as many layers as allowed', 'accepted', { ...lottie, layers: Array(LIMITS.lottie.layers).fill({}) }],
    ['one layer more', 'file-too-complex', { ...lottie, layers: Array(LIMITS.lottie.layers + 1).fill({}) }],
    ['deep nesting', 'file-too-complex', { ...lottie, meta: nested(LIMITS.lottie.depth + 2) }],
    ['a cut-off file', 'file-damaged', JSON.stringify(lottie).slice(0, -1)],
    ['other JSON', 'file-unknown-format', { name: 'package' }],
    ['a list', 'file-unknown-format', [lottie]],
  ])('refuses an animation with %s: %s', (_, code, animation) => expect(codeOf(animation)).toBe(code))
})

describe('a dotLottie package', () => {
  const manifest = strToU8(JSON.stringify({ version: '1', animations: [{ id: 'second' }] }))
  const animation = (w: number, assets: unknown[] = []) => strToU8(JSON.stringify({ ...lottie, w, assets }))
  const parts = {
    'manifest.json': manifest,
    'animations/first.json': animation(10),
    'animations/second.json': animation(20, [{ u: 'images/', p: 'a.png' }]),
    'images/a.png': new Uint8Array(pixel),
  }
  const codeOfPackage = async (files: Record<string, Uint8Array>) => {
    const result = await sanitisePackage(zipSync(files), cleanPicture)
    return result.ok ? 'accepted' : result.code
  }

  it('opens the animation that the manifest names, with the pictures of the package', async () => {
    const result = await sanitisePackage(zipSync(parts), cleanPicture)
    expect(result).toMatchObject({ ok: true, value: { first: { measures: { width: 20 } } } })
    const alone = result.ok ? JSON.parse(result.value.firstAlone) : null
    expect(alone.assets).toEqual([{ u: '', p: PIXEL, e: 1 }])
  })

  it('rebuilds the package from its checked parts, to the same bytes every time', async () => {
    const once = await sanitisePackage(
      zipSync({ ...parts, 'readme.html': strToU8('<script/>') }),
      cleanPicture,
    )
    const twice = once.ok ? await sanitisePackage(once.value.bytes, cleanPicture) : once
    if (!once.ok || !twice.ok) throw new Error('refused')
    expect(twice.value.bytes).toEqual(once.value.bytes)
    expect(Object.keys(unzipSync(once.value.bytes)).sort()).toEqual(Object.keys(parts).sort())
    expect(strFromU8(unzipSync(once.value.bytes)['manifest.json'] ?? new Uint8Array())).toBe(
      strFromU8(manifest),
    )
  })

  it.each<[string, ErrorCode, Record<string, Uint8Array>]>([
    [
      'an expression in any of its animations',
      'file-expressions',
      { ...parts, 'a/x.json': strToU8('{"layers":[{"tm":{"k":1,"x":"time"}}]}') },
    ],
    [
      'a picture that is missing',
      'file-outside-reference',
      { ...parts, 'images/a.png': pixel, 'animations/first.json': animation(1, [{ p: 'b.png' }]) },
    ],
    ['a picture that is none', 'file-damaged', { ...parts, 'images/a.png': strToU8('<svg/>') }],
    ['a state machine', 'file-script', { ...parts, 's/machine.json': strToU8('{}') }],
    ['a manifest that is none', 'file-damaged', { ...parts, 'manifest.json': strToU8('[') }],
    ['no animation', 'file-no-artwork', { 'manifest.json': manifest }],
    ['a bomb', 'file-too-complex', { ...parts, 'images/b.png': new Uint8Array(LIMITS.package.bytes) }],
    [
      'too many files',
      'file-too-complex',
      {
        ...parts,
        ...Object.fromEntries(
          Array.from({ length: LIMITS.package.entries }, (_, n) => [`x/${n}`, new Uint8Array()]),
        ),
      },
    ],
  ])('refuses a package with %s: %s', async (_, code, files) => expect(await codeOfPackage(files)).toBe(code))

  it('recognises a package by its manifest', () => {
    expect(looksLikePackage(zipSync(parts))).toBe(true)
    expect(looksLikePackage(zipSync({ 'a.json': manifest }))).toBe(false)
    expect(looksLikePackage(zipSync(parts).subarray(0, 60))).toBe(false)
  })
})

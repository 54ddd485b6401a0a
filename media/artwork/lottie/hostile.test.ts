import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Json } from '#media/artwork/json.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { sanitisePackage } from '#media/artwork/lottie/package.ts'
import { sanitiseLottie } from '#media/artwork/lottie/sanitise.ts'
import { cleanPicture } from '#media/pipeline/embedded-pictures.ts'

const lottie = { v: '5.7.0', w: 64, h: 48, fr: 30, ip: 0, op: 45, layers: [{ ty: 4 }] }
const sanitised = (animation: unknown) => {
  const result = sanitiseLottie(JSON.stringify(animation))
  return result.ok ? result.value.text : result.code
}
const withLayer = (layer: object) => ({ ...lottie, layers: [{ ty: 4, ...layer }] })
const withShape = (shape: object) => withLayer({ shapes: [shape] })

describe('an expression in a Lottie animation', () => {
  const disguises: Json[] = ['alert(1)', ['alert(1)'], [['alert(1)']], { 0: 'alert(1)' }, { k: ['alert(1)'] }]

  it.each(disguises.map((x) => [JSON.stringify(x), x] as const))('refuses an expression as %s', (_, x) => {
    expect(sanitised(withLayer({ ks: { o: { a: 0, k: 1, x } } }))).toBe('file-expressions')
    expect(sanitised(withShape({ ty: 'gr', it: [{ ty: 'fl', c: { k: [1], x } }] }))).toBe('file-expressions')
    expect(sanitised(withLayer({ t: { d: { k: [], x } } }))).toBe('file-expressions')
    expect(sanitised(withLayer({ ef: [{ ef: [{ v: { k: 1, x } }] }] }))).toBe('file-expressions')
    expect(sanitised({ ...lottie, slots: { a: { p: { k: 1, x } } } })).toBe('file-expressions')
  })

  it('does not take a position or an easing for an expression', () => {
    const ease = { x: [0.1], y: [0.2] }
    const moving = { a: 1, k: [{ t: 0, s: [1], i: ease, o: ease }] }
    const animation = withLayer({ ks: { p: { s: true, x: moving, y: { a: 0, k: 2 } } } })
    expect(JSON.parse(sanitised(animation))).toEqual(animation)
  })
})

describe('an outside address in a Lottie animation', () => {
  const evil = 'http://evil/'

  it.each<[string, object]>([
    ['a file in place of layers', { assets: [{ id: 'a', layers: [], p: evil }] }],
    ['a list', { assets: [{ id: 'a', p: [evil], u: '' }] }],
    ['a folder that is a list', { assets: [{ id: 'a', p: 'data:image/png;base64,', u: [evil] }] }],
    ['a font in a list', { fonts: { list: [{ fName: 'a', fPath: [evil] }] } }],
    ['a font in an object like a list', { fonts: { list: { 0: { fName: 'a', fPath: evil }, length: 1 } } }],
  ])('refuses an outside address in %s', (_, part) => {
    expect(sanitised({ ...lottie, ...part })).toBe('file-outside-reference')
  })

  it.each<[string, object]>([
    ['assets in an object like a list', { ...lottie, assets: { 0: { p: evil }, length: 1 } }],
    ['the origin of a font', { ...lottie, fonts: { list: [{ fName: 'a', fOrigin: evil, origin: 1 }] } }],
    ['the family of a font', { ...lottie, fonts: { list: [{ fFamily: `a;}@import url(${evil})` }] } }],
    ['the family of a letter', { ...lottie, chars: [{ ch: 'a', fFamily: `a;}@import url(${evil})` }] }],
    ['the colour of a solid', withLayer({ ty: 1, sc: `url(${evil})` })],
    ['a class', withLayer({ cl: `"><img src=${evil}>` })],
    ['a place nobody knows', withLayer({ href: evil })],
  ])('removes an address in %s', (_, animation) => {
    expect(sanitised(animation)).toMatch(/^\{/)
    expect(sanitised(animation)).not.toContain('evil')
  })
})

describe('an animation that is too complex to play', () => {
  const most = LIMITS.lottie.copies

  it.each<[string, (copies: number) => object]>([
    ['corners of a star', (copies) => withShape({ ty: 'sr', pt: { a: 0, k: copies } })],
    [
      'corners of a star in a key frame',
      (copies) => withShape({ ty: 'sr', pt: { a: 1, k: [{ t: 0, s: [copies] }] } }),
    ],
    ['copies of a repeater', (copies) => withShape({ ty: 'rp', c: { a: 0, k: copies } })],
    ['a number in place of a property', (copies) => withShape({ ty: 'rp', c: copies })],
  ])('refuses an animation: %s', (_, build) => {
    expect(sanitised(build(most))).toMatch(/^\{/)
    expect(sanitised(build(most + 1))).toBe('file-too-complex')
  })

  it('refuses compositions that contain themselves or each other', () => {
    const hold = (id: string, ...held: string[]) => ({ id, layers: held.map((refId) => ({ ty: 0, refId })) })
    const doubling = Array.from({ length: 30 }, (_, at) => hold(`${at}`, `${at + 1}`, `${at + 1}`))
    expect(sanitised({ ...lottie, assets: [hold('a', 'a')], ...hold('', 'a') })).toBe('file-too-complex')
    expect(sanitised({ ...lottie, assets: [hold('a', 'b'), hold('b', 'a')], ...hold('', 'a') })).toBe(
      'file-too-complex',
    )
    expect(sanitised({ ...lottie, assets: doubling, ...hold('', '0') })).toBe('file-too-complex')
  })
})

describe('the manifest of a dotLottie package', () => {
  it('keeps only the fields that describe animations', async () => {
    const manifest = {
      version: '2',
      animations: [{ id: 'a', loop: true, themes: ['t'], url: 'http://evil' }, { id: '..\\a' }],
      themes: [{ id: 't' }],
      stateMachines: [{ id: 's' }],
      script: 'evil',
    }
    const files = {
      'manifest.json': strToU8(JSON.stringify(manifest)),
      'a/a.json': strToU8(JSON.stringify(lottie)),
    }
    const zip = zipSync({ ...files, 'a\\..\\b.json': strToU8('{}'), 't/t.json': strToU8('{}') })
    const result = await sanitisePackage(zip, cleanPicture)
    if (!result.ok) throw new Error(result.detail)
    const kept = unzipSync(result.value.bytes)
    expect(Object.keys(kept).sort()).toEqual(['a/a.json', 'manifest.json'])
    expect(JSON.parse(strFromU8(kept['manifest.json'] ?? new Uint8Array()))).toEqual({
      version: '2',
      animations: [{ id: 'a', loop: true }, {}],
    })
  })
})

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { recolourFile, tintFile } from './recolour-file.ts'

const RED_TO_BLUE = new Map([['#ff0000', '#0000ff']])
const ANIMATION = JSON.stringify({ layers: [{ shapes: [{ ty: 'fl', c: { k: [1, 0, 0] } }] }] })

it('changes the colours of a drawing and of an animation', () => {
  const drawing = strToU8('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z" fill="red"/></svg>')
  const changed = recolourFile('svg', drawing, RED_TO_BLUE)
  expect(changed.ok && strFromU8(changed.value)).toContain('fill="#0000ff"')
  const animation = recolourFile('lottie-json', strToU8(ANIMATION), RED_TO_BLUE)
  expect(animation.ok && strFromU8(animation.value)).toContain('[0,0,1]')
})

it('changes every animation of a package and no other entry', () => {
  const parts = { 'manifest.json': strToU8('{"animations":[]}'), 'i/a.png': new Uint8Array([1, 2]) }
  const packed = zipSync({ ...parts, 'a/one.json': strToU8(ANIMATION), 'a/two.json': strToU8(ANIMATION) })
  const changed = recolourFile('dotlottie', packed, RED_TO_BLUE)
  const { 'a/one.json': one, 'a/two.json': two, ...rest } = changed.ok ? unzipSync(changed.value) : {}
  expect([one, two].map((file) => file && strFromU8(file).includes('[0,0,1]'))).toEqual([true, true])
  expect(rest).toEqual(parts)
})

it('refuses a format without editable colours', () => {
  expect(recolourFile('jpg', new Uint8Array(), RED_TO_BLUE)).toMatchObject({
    ok: false,
    code: 'download-format-unavailable',
  })
})

it('tints a file of one colour with the accent of a palette, and one of several from ink to paper', () => {
  const palette = { ink: '#000080', accent: '#ff8000', paper: '#ffffe0' }
  const tinted = (inner: string) => {
    const file = tintFile('svg', strToU8(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`), palette)
    return file.ok ? strFromU8(file.value) : file.code
  }
  expect(tinted('<path d="M0 0h1v1z" fill="red"/>')).toContain('fill="#ff8000"')
  const two = tinted('<path d="M0 0h1v1z" fill="#000"/><path d="M1 1h1v1z" fill="#fff"/>')
  expect(two).toContain('fill="#000080"')
  expect(two).toContain('fill="#ffffe0"')
  expect(tintFile('png', new Uint8Array(), palette)).toMatchObject({ code: 'download-format-unavailable' })
})

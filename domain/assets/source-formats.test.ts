import { expect, test } from 'vitest'
import { checkSource, SOURCE_BYTES, SOURCE_FORMAT_CODES, type SourceFormat } from './source-formats.ts'

/** The start of a real file of each format. */
const STARTS: Readonly<Record<SourceFormat, string>> = {
  ai: '%PDF-1.6\r%\xe2\xe3\xcf\xd3\r\n1 0 obj',
  eps: '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 24 24\n',
  psd: '8BPS\x00\x01\x00\x00\x00\x00\x00\x00\x00\x03',
  blend: 'BLENDER-v402REND',
  c4d: 'QC4DC4D6\x00\x00\x00\x0c',
  obj: '# Heart\nmtllib heart.mtl\no Heart\nv 0.0 1.0 0.0\n',
  fbx: 'Kaydara FBX Binary  \x00\x1a\x00',
  mp4: '\x00\x00\x00\x20ftypisom\x00\x00\x02\x00',
  aep: 'RIFX\x00\x01\x02\x03Egg!head',
}
const bytesOf = (text: string) => Buffer.from(text, 'latin1')

test.each(SOURCE_FORMAT_CODES)('a %s file is accepted under its extension alone', (format) => {
  expect(checkSource(`Heart.${format.toUpperCase()}`, bytesOf(STARTS[format]))).toEqual({
    ok: true,
    value: format,
  })
  // PostScript that is encapsulated is an Illustrator file of old versions too.
  for (const other of SOURCE_FORMAT_CODES.filter((code) => code !== format))
    if (!(format === 'eps' && other === 'ai'))
      expect(checkSource(`heart.${other}`, bytesOf(STARTS[format])), other).toMatchObject({
        code: 'file-misnamed',
      })
})

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'MZ\x90\x00\x03',
  '#!/bin/sh\nv 1\n\x00',
  'PK\x03\x04',
  '<html><script>alert(1)</script>',
])('%j is accepted as no source file', (text) => {
  for (const format of SOURCE_FORMAT_CODES)
    expect(checkSource(`heart.${format}`, bytesOf(text)), format).toMatchObject({ code: 'file-misnamed' })
})

test('compressed files of Blender are accepted', () => {
  for (const start of ['\x1f\x8b\x08\x00', '\x28\xb5\x2f\xfd\x04'])
    expect(checkSource('heart.blend', bytesOf(start)).ok, JSON.stringify(start)).toBe(true)
})

test.each([
  ['heart.svg', 'source-format-unknown'],
  ['heart.exe', 'source-format-unknown'],
  ['psd', 'source-format-unknown'],
])('%s is refused as %s', (name, code) => {
  expect(checkSource(name, bytesOf(STARTS.psd))).toMatchObject({ code })
})

test.each([
  [0, 'file-empty'],
  [SOURCE_BYTES + 1, 'file-too-large'],
])('a file of %i bytes is refused', (size, code) => {
  expect(checkSource('heart.psd', new Uint8Array(size))).toMatchObject({ code })
})

test('a file of the largest size is accepted', () => {
  const bytes = new Uint8Array(SOURCE_BYTES)
  bytes.set(bytesOf(STARTS.psd))
  expect(checkSource('heart.psd', bytes).ok).toBe(true)
})

import { expect, it, test } from 'vitest'
import { evidenceName, evidenceType } from './evidence.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

it.each([
  ['%PDF-1.7', 'application/pdf'],
  ['RIFF....WEBPVP8 ', 'image/webp'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['<!doctype html>%PDF-', null],
  ['%PDF', null],
  ['', null],
])('a file that begins with %j is %s', (text, type) => {
  expect(evidenceType(bytesOf(text))).toBe(type)
})

test('a PNG and a JPEG are known by their first bytes', () => {
  expect(evidenceType(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('image/png')
  expect(evidenceType(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg')
})

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\proof\\register "A".pdf', 'register A.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
  ['\u202Efdp.exe', 'fdp.exe'],
  ['', 'evidence'],
])('the name %j becomes %j', (name, shown) => {
  expect(evidenceName(name)).toBe(shown)
})

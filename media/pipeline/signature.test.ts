import { describe, expect, it } from 'vitest'
import { checkSignature } from './signature.ts'

const bytes = (latin1: string) => Uint8Array.from(latin1, (character) => character.charCodeAt(0))
const codeOf = (name: string, start: string) => {
  const checked = checkSignature(name, bytes(start))
  return checked.ok ? null : checked.code
}

describe('the first bytes of a file', () => {
  it.each([
    ['a.svg', '<svg/>'],
    ['a.SVG', '\xef\xbb\xbf \n<?xml version="1.0"?>'],
    ['a.svg', '\xff\xfe<\0s\0'],
    ['a.png', '\x89PNG\r\n\x1a\n'],
    ['a.jpeg', '\xff\xd8\xff\xe0'],
    ['a.webp', 'RIFF\0\0\0\0WEBP'],
    ['a.gif', 'GIF89a'],
    ['a.json', ' {"v":"5"}'],
    ['a.gltf', '{"asset":{}}'],
    ['a.lottie', 'PK\x03\x04'],
    ['a.glb', 'glTF\x02'],
    ['no-extension', '<svg/>'],
    ['a.final', '\x89PNG\r\n\x1a\n'],
  ])('of %j are accepted as %j', (name, start) => {
    expect(codeOf(name, start)).toBeNull()
  })

  it.each([
    ['a.png', '<svg/>', 'file-misnamed'],
    ['a.svg', '\x89PNG\r\n\x1a\n', 'file-misnamed'],
    ['a.jpg', 'RIFF\0\0\0\0WEBP', 'file-misnamed'],
    ['a.svg', '{"v":"5"}', 'file-misnamed'],
    ['a.png', '\xff\xfe<\0', 'file-misnamed'],
    ['a.svg', 'PK\x03\x04', 'file-misnamed'],
    ['a.docx', 'PK\x03\x04', 'file-unknown-format'],
    ['a.svgz', '\x1f\x8b\x08', 'file-compressed-svg'],
    ['a.svg', 'hello', 'file-unknown-format'],
    ['a.exe', 'MZ\x90\0', 'file-unknown-format'],
    ['a.svg', '', 'file-unknown-format'],
  ])('of %j are refused as %j: %s', (name, start, code) => {
    expect(codeOf(name, start)).toBe(code)
  })
})

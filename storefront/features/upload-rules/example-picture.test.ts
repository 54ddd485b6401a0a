import { describe, expect, it } from 'vitest'
import { pictureOf, sourceOf } from './example-picture.ts'

describe('the picture of an example', () => {
  it('is an address that decodes to the drawing', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff" d="M0 0%"/></svg>'
    expect(decodeURIComponent(pictureOf(svg).replace('data:image/svg+xml,', ''))).toBe(svg)
  })
})

describe('the source of an example', () => {
  it('has one element on each line, without the root', () => {
    expect(sourceOf('<svg viewBox="0 0 24 24"><g></g><path d="M0 0"/></svg>')).toBe(
      '<g></g>\n<path d="M0 0"/>',
    )
  })

  it('is cut after 400 characters', () => {
    expect(sourceOf(`<svg>${'a'.repeat(400)}</svg>`)).toHaveLength(400)
    expect(sourceOf(`<svg>${'a'.repeat(401)}</svg>`)).toBe(`${'a'.repeat(400)}…`)
  })
})

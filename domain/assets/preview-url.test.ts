import { expect, it } from 'vitest'
import { previewSrcSet, previewUrl, viewUrl, viewUrlBehind } from './preview-url.ts'

const preview = {
  sha256: 'a'.repeat(64),
  modifiedAt: '2026-01-02T03:04:05.000Z',
  width: 24,
  height: 24,
  ground: 'any',
  motion: null,
  playable: true,
} as const

it('contains format, width and time of change', () => {
  const url = new URL(previewUrl(preview, { width: 400 }), 'http://site')
  expect(url.pathname).toBe(`/previews/${preview.sha256}`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    f: 'webp',
    w: '400',
    modified_at: preview.modifiedAt,
  })
})

it('asks for animation only on request', () => {
  expect(previewUrl(preview, { width: 400, animated: true })).toContain('motion=1')
})

it('offers every width from 100 to 800', () => {
  expect(previewSrcSet(preview).match(/\d+w(,|$)/g)).toHaveLength(8)
})

it('has one address for the original itself', () => {
  expect(viewUrl(preview)).toBe(`/previews/${preview.sha256}/original`)
})

it('derives the original from any preview of it, and from no other address', () => {
  for (const width of [100, 800] as const)
    expect(viewUrlBehind(`https://motif.example${previewUrl(preview, { width })}`)).toBe(viewUrl(preview))
  expect(viewUrlBehind('blob:https://motif.example/0b2c')).toBeNull()
  expect(viewUrlBehind('/previews/short?w=100')).toBeNull()
})

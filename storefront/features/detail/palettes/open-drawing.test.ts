import { afterEach, expect, it, vi } from 'vitest'
import { openDrawing } from './open-drawing.ts'

const SOURCE = { src: '/previews/a/original', format: 'svg' } as const

function serve(body: string, status = 200): void {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
}

function svgOf(count: number): string {
  const fills = Array.from({ length: count }, (_, at) => `#${at.toString(16).padStart(6, '0')}`)
  const shapes = fills.map((fill) => `<path d="M0 0h1v1z" fill="${fill}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${shapes.join('')}</svg>`
}

afterEach(() => vi.unstubAllGlobals())

it.each([1, 255, 256])('opens a drawing of %i colours', async (count) => {
  serve(svgOf(count))
  expect((await openDrawing(SOURCE))?.colours).toHaveLength(count)
})

it('returns null for more colours than a download supports', async () => {
  serve(svgOf(257))
  expect(await openDrawing(SOURCE)).toBeNull()
})

it.each([
  ['does not come', 'gone', 404],
  ['is no drawing', 'not <svg', 200],
])('returns null when the file %s', async (_, body, status) => {
  serve(body, status)
  expect(await openDrawing(SOURCE)).toBeNull()
})

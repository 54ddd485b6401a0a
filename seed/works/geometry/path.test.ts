import { expect, test } from 'vitest'
import { iconShapes } from './icon-shapes.ts'
import { strokesOf } from './path.ts'

function ends(data: string): readonly (readonly number[])[] {
  return strokesOf(data).map((stroke) => {
    const [x, y] = stroke.curves.at(-1)?.to ?? stroke.from
    return [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]
  })
}

test('relative and absolute commands end at their coordinates', () => {
  expect(ends('M1 2l3 4')).toEqual([[4, 6]])
  expect(ends('M1 2L3 4')).toEqual([[3, 4]])
  expect(ends('m1 2 3 4')).toEqual([[4, 6]])
  expect(ends('M1 2h5v-1H0')).toEqual([[0, 1]])
  expect(ends('M0 0c1 1 2 2 3 3s4 4 5 5')).toEqual([[8, 8]])
  expect(ends('M0 0q1 1 2 0t2 0')).toEqual([[4, 0]])
})

test('parses numbers without separators and single-digit arc flags', () => {
  expect(ends('M.5.5l-.5-.5')).toEqual([[0, 0]])
  expect(ends('M0 0a5.5 5.5 0 019.591-3.676')).toEqual([[9.591, -3.676]])
})

test('splits an arc into quarter turns that keep its radius', () => {
  const [stroke] = strokesOf('M10 0A10 10 0 1 1 -10 0')
  expect(stroke?.curves).toHaveLength(2)
  for (const { to } of stroke?.curves ?? []) expect(Math.hypot(...to)).toBeCloseTo(10, 6)
})

test('a smooth curve mirrors the previous control point, or starts at the current point', () => {
  const [stroke] = strokesOf('M0 0C0 1 1 2 2 2S4 1 4 0')
  expect(stroke?.curves[1]?.one).toEqual([3, 2])
  expect(strokesOf('M1 1S2 2 3 1')[0]?.curves[0]?.one).toEqual([1, 1])
})

test('each move begins a stroke, and only z closes it', () => {
  expect(strokesOf('M0 0h4v4zM8 8h1').map((stroke) => stroke.closed)).toEqual([true, false])
})

test('throws on data that is not a path', () => {
  expect(() => strokesOf('M0 0x1')).toThrow('not a path command')
  expect(() => strokesOf('M0')).toThrow('number is missing')
})

test('converts circles and rectangles to closed strokes and keeps opacity', () => {
  const shapes = iconShapes(
    '<circle cx="4" cy="4" r="2"/><g><rect width="8" height="6" x="1" y="1" rx="2" opacity=".2"/></g>',
  )
  expect(shapes.map((shape) => shape.strokes.map((stroke) => stroke.closed))).toEqual([[true], [true]])
  expect(shapes.map((shape) => shape.opacity)).toEqual([1, 0.2])
})

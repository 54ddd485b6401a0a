import { expect, it } from 'vitest'
import type { Raster } from '#media/artwork/raster.ts'
import { sanitise } from '../sanitise.ts'
import { bytesOf } from '../test-files.ts'
import { drawLottie } from './draw-lottie.ts'

const FRAMES = 100

/** The still of an animation of squares in a row, each of which is shown from one frame to another. */
async function stillOf(shown: readonly (readonly [from: number, to: number])[]): Promise<Raster> {
  const layers = shown.map(([ip, op], index) => square(ip, op, 10 + 20 * index))
  const file = { v: '5.7.0', fr: 25, ip: 0, op: FRAMES, w: 80, h: 20, layers }
  const original = await sanitise(bytesOf(file), 'lottie')
  if (!original.ok || original.value.picture.type !== 'lottie') throw new Error('refused')
  return drawLottie(original.value.picture, { width: 80, height: 20 })
}

function square(ip: number, op: number, x: number) {
  return {
    ty: 4,
    ip,
    op,
    st: 0,
    ks: { o: { a: 0, k: 100 }, p: { a: 0, k: [x, 10] } },
    shapes: [
      {
        ty: 'gr',
        it: [
          { ty: 'rc', s: { a: 0, k: [10, 10] }, p: { a: 0, k: [0, 0] }, r: { a: 0, k: 0 } },
          { ty: 'fl', c: { a: 0, k: [0, 0, 1, 1] }, o: { a: 0, k: 100 } },
          { ty: 'tr', p: { a: 0, k: [0, 0] }, o: { a: 0, k: 100 }, s: { a: 0, k: [100, 100] } },
        ],
      },
    ],
  }
}

/** Which of the four squares are drawn. */
function squaresIn({ data, width }: Raster): readonly boolean[] {
  return [10, 30, 50, 70].map((x) => data[(10 * width + x) * 4 + 3] === 255)
}

it('shows all dots of a spinner that begins and ends with one', async () => {
  const spinner = await stillOf([
    [0, FRAMES],
    [20, 80],
    [30, 75],
    [40, 70],
  ])
  expect(squaresIn(spinner)).toEqual([true, true, true, true])
})

it('shows the middle of an animation that begins and ends empty', async () => {
  const passing = await stillOf([
    [30, 70],
    [45, 55],
    [40, 60],
  ])
  expect(squaresIn(passing)).toEqual([true, true, true, false])
})

it('finds a drawing that is whole for a short time near its end', async () => {
  const late = await stillOf([
    [0, FRAMES],
    [85, 92],
    [85, 92],
  ])
  expect(squaresIn(late)).toEqual([true, true, true, false])
})

it('shows an animation at rest where its drawing only changes', async () => {
  const changing = await stillOf([
    [0, 50],
    [50, FRAMES],
  ])
  expect(squaresIn(changing)).toEqual([true, false, false, false])
})

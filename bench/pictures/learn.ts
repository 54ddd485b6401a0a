import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { viewFeatures, wholeFeatures } from '#media/artwork/descriptor/drawing.ts'
import { FEATURES } from '#media/artwork/descriptor/edges.ts'
import { SHAPE_SIZE } from '#media/artwork/descriptor/project.ts'
import type { Raster } from '#media/artwork/raster.ts'
import { randomFrom } from '#seed/load/synthetic/random.ts'
import { COPY_NAMES, copyOf } from './copies.ts'
import { drawingOf } from './drawing.ts'
import { largestRatios, type Symmetric } from './eigen.ts'
import { type BenchIcon, icons, isLearnt } from './icons.ts'

/**
 * `node bench/pictures/learn.ts`: learns which combinations of the features distinguish drawings and which only
 * reflect how a copy was made, and writes them to media/artwork/descriptor/projection.ts. A new projection requires a
 * new `DESCRIPTOR_VERSION`, and every descriptor is computed again.
 */
const { values } = parseArgs({
  options: { icons: { type: 'string', default: '8000' }, copied: { type: 'string', default: '400' } },
})
/** The size at which the pipeline reads originals. */
const LOOK_SIDE = 96
/** A region of a copy that is further than this from the icon shows something else. */
const SAME_DRAWING = 0.4
/** Noise of this share is added in every direction, so that directions that few copies change are not overrated. */
const EVEN_NOISE = 0.05

const learnt = await learntIcons(Number(values.icons))
console.log(`${learnt.length} icons`)
const features: Float32Array[] = []
for (const icon of learnt) features.push(wholeFeatures(await rasterOf(await drawingOf(icon).draw(LOOK_SIDE))))
const mean = meanOf(features)
const changes = await changesOf(learnt.slice(0), Number(values.copied))
console.log(`${changes.length} copies`)
const { directions, ratios } = largestRatios(
  scatter(features, mean),
  withEvenNoise(scatter(changes, new Float64Array(FEATURES))),
  SHAPE_SIZE,
)
writeFileSync(
  fileURLToPath(new URL('../../media/artwork/descriptor/projection.ts', import.meta.url)),
  sourceText(),
)

async function learntIcons(count: number): Promise<readonly BenchIcon[]> {
  const taken: BenchIcon[] = []
  for await (const icon of icons(count * 10)) if (isLearnt(icon)) taken.push(icon)
  return taken
}

/** The changes that copying causes: the feature vector nearest to the icon's, minus the icon's. */
async function changesOf(from: readonly BenchIcon[], count: number): Promise<readonly Float32Array[]> {
  const random = randomFrom(1)
  const step = Math.max(1, Math.floor(from.length / count))
  const found: Float32Array[] = []
  for (let at = 0; at < from.length; at += step) {
    const own = features[at] ?? new Float32Array(FEATURES)
    for (const name of COPY_NAMES) {
      const icon = from[at]
      // A mirror image is a different drawing, and is searched for as such.
      const picture = icon && name !== 'mirrored' ? await copyOf(drawingOf(icon), name, random) : null
      if (!picture) continue
      const [nearest] = viewFeatures(await rasterOf(picture))
        .map((view) => ({ view, likeness: dot(view, own) }))
        .sort((a, b) => b.likeness - a.likeness)
      if (nearest && nearest.likeness > SAME_DRAWING)
        found.push(nearest.view.map((value, place) => value - (own[place] ?? 0)))
    }
  }
  return found
}

async function rasterOf(picture: Buffer): Promise<Raster> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

function meanOf(vectors: readonly Float32Array[]): Float64Array {
  const mean = new Float64Array(FEATURES)
  for (const vector of vectors)
    for (let at = 0; at < FEATURES; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0)
  return mean.map((sum) => sum / vectors.length)
}

/** The covariance of the features. */
function scatter(vectors: readonly Float32Array[], centre: Float64Array): Symmetric {
  const products = new Float64Array(FEATURES * FEATURES)
  for (const vector of vectors) {
    const away = Float64Array.from(vector, (value, at) => value - (centre[at] ?? 0))
    for (let row = 0; row < FEATURES; row += 1) {
      const one = away[row] ?? 0
      if (one === 0) continue
      for (let column = 0, at = row * FEATURES; column < FEATURES; column += 1, at += 1) {
        products[at] = (products[at] ?? 0) + one * (away[column] ?? 0)
      }
    }
  }
  return { size: FEATURES, values: products.map((sum) => sum / vectors.length) }
}

function withEvenNoise({ size, values }: Symmetric): Symmetric {
  let trace = 0
  for (let row = 0; row < size; row += 1) trace += values[row * size + row] ?? 0
  const even = (EVEN_NOISE * trace) / size
  return { size, values: values.map((value, at) => (at % (size + 1) === 0 ? value + even : value)) }
}

/** Weights as bytes, each column with its own scale: a direction is weighted by its share of signal. */
function sourceText(): string {
  const columns = directions.map((direction, at) => {
    const ratio = ratios[at] ?? 0
    return direction.map((value) => value * Math.sqrt(ratio / (ratio + 1)))
  })
  const scales = Float32Array.from(columns, (column) => Math.max(...column.map(Math.abs)) / 127)
  const weights = new Int8Array(FEATURES * SHAPE_SIZE)
  const offsets = new Float32Array(SHAPE_SIZE)
  for (const [at, column] of columns.entries()) {
    for (let row = 0; row < FEATURES; row += 1) {
      const weight = (column[row] ?? 0) / (scales[at] ?? 1)
      weights[row * SHAPE_SIZE + at] = Math.round(weight)
      offsets[at] = (offsets[at] ?? 0) - weight * (mean[row] ?? 0)
    }
  }
  const base64 = ({ buffer }: Float32Array | Int8Array) => Buffer.from(buffer).toString('base64')
  return `/** Learnt by bench/pictures/learn.ts; \`project.ts\` says what each part is. */
export const PROJECTION = {
  scales:
    '${base64(scales)}',
  offsets:
    '${base64(offsets)}',
  weights:
    '${base64(weights)}',
} as const
`
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

import { SHAPE_SIZE } from '#media/artwork/descriptor/project.ts'
import { type Kernel, openKernel, scan } from '#media/similarity/kernel.ts'
import type { PictureIndex } from '#media/similarity/picture-index.ts'
import type { Figure } from '../figure.ts'
import { quantile, rounded } from '../statistics.ts'

const MILLION = 1_000_000
const ROUNDS = 40
/** The peer is so slow that a few rounds suffice. */
const PEER_ROUNDS = 5
const WANTED = 960

/**
 * The time of one query among a million pictures. The index's own pictures are repeated, which costs as much as
 * distinct ones.
 */
export async function kernelFigures(index: PictureIndex): Promise<readonly Figure[]> {
  const shapes = [...index.pictures()].map(({ shape }) => shape)
  const matrix = new Int8Array(MILLION * SHAPE_SIZE)
  for (let row = 0; row < MILLION; row += 1) matrix.set(shapes[row % shapes.length] ?? [], row * SHAPE_SIZE)
  const own = timesOf(await openKernel(), matrix, shapes, ROUNDS)
  const plain = timesOf(scan, matrix, shapes, PEER_ROUNDS)
  return [
    { name: 'a view among 1,000,000, p50', value: rounded(quantile(own, 0.5), 1), unit: 'ms', atMost: 30 },
    { name: 'a view among 1,000,000, p95', value: rounded(quantile(own, 0.95), 1), unit: 'ms' },
    { name: 'the same in plain JavaScript, p50', value: rounded(quantile(plain, 0.5), 1), unit: 'ms' },
  ]
}

function timesOf(kernel: Kernel, matrix: Int8Array, shapes: readonly Int8Array[], rounds: number): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const shape = shapes[(round * 7919) % shapes.length] ?? new Int8Array(SHAPE_SIZE)
    const began = performance.now()
    kernel(matrix, shape, WANTED)
    return performance.now() - began
  })
}

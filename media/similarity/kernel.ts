import { SHAPE_SIZE } from '#media/artwork/descriptor/project.ts'

/**
 * Compares one shape with every row of a matrix and returns the numbers of the nearest rows, nearest first.
 * Exact: every row is compared.
 *
 * @param matrix shapes one after the other, from the start of their buffer
 */
export type Kernel = (matrix: Int8Array, shape: Int8Array, count: number) => Uint32Array

/**
 * Opens usearch, which compares 1,000,000 shapes with SIMD instructions in about 11 ms. Where the package has
 * no binary for this machine, returns the JavaScript version, which is about thirty times slower.
 */
export async function openKernel(): Promise<Kernel> {
  try {
    const { exactSearch, MetricKind } = await import('usearch')
    return (matrix, shape, count) => {
      // usearch 2.25 ignores `byteOffset` and reads from the start of the buffer.
      if (matrix.byteOffset !== 0) throw new Error('the matrix does not begin where its buffer does')
      const found = exactSearch(matrix, shape.slice(), SHAPE_SIZE, count, MetricKind.IP, 1)
      return Uint32Array.from(found.keys as BigUint64Array, Number)
    }
  } catch {
    return scan
  }
}

/** The comparison in JavaScript. */
export const scan: Kernel = (matrix, shape, count) => {
  const rows = matrix.length / SHAPE_SIZE
  const products = new Int32Array(rows)
  for (let row = 0, at = 0; row < rows; row += 1) {
    let sum = 0
    for (let place = 0; place < SHAPE_SIZE; place += 1, at += 1)
      sum += (shape[place] ?? 0) * (matrix[at] ?? 0)
    products[row] = sum
  }
  const order = Uint32Array.from({ length: rows }, (_, row) => row)
  return order.sort((a, b) => (products[b] ?? 0) - (products[a] ?? 0)).subarray(0, count)
}

/** A square symmetric matrix, row by row. */
export interface Symmetric {
  readonly size: number
  readonly values: Float64Array
}

/**
 * The directions in which the ratio of `signal` to `noise` is largest, in descending order: solutions of `signal v =
 * λ noise v`.
 *
 * @param noise positive definite
 * @returns the directions as rows, and the ratio in each
 */
export function largestRatios(signal: Symmetric, noise: Symmetric, count: number) {
  const { size } = signal
  const lower = choleskyOf(noise)
  const whitened = whiten(signal, lower)
  const rows = dominant(whitened, count)
  const ratios = rows.map((row) => dot(row, times(whitened, row)))
  const order = ratios.map((_, at) => at).sort((a, b) => (ratios[b] ?? 0) - (ratios[a] ?? 0))
  return {
    directions: order.map((at) => backward(lower, size, rows[at] ?? new Float64Array(size))),
    ratios: order.map((at) => ratios[at] ?? 0),
  }
}

/** Iterations of the subspace method; the first directions converge much earlier. */
const SWEEPS = 60
/** Additional directions, so that the last requested ones converge too. */
const SPARE = 24

/** An orthonormal basis of the largest eigenvectors, by subspace iteration and a rotation within the subspace. */
function dominant(matrix: Symmetric, count: number): readonly Float64Array[] {
  let seed = 1
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0
    return seed / 2 ** 31
  }
  let basis: readonly Float64Array[] = Array.from({ length: count + SPARE }, () =>
    Float64Array.from({ length: matrix.size }, next),
  )
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    orthonormalise(basis)
    basis = basis.map((row) => times(matrix, row))
  }
  orthonormalise(basis)
  return basis.slice(0, count)
}

/** Gram-Schmidt in the order of the rows, which become eigenvectors in descending order. */
function orthonormalise(rows: readonly Float64Array[]): void {
  for (const [at, row] of rows.entries()) {
    // A second pass removes the rounding errors of the first.
    for (let pass = 0; pass < 2; pass += 1) {
      for (const earlier of rows.slice(0, at)) {
        const share = dot(row, earlier)
        for (let place = 0; place < row.length; place += 1)
          row[place] = (row[place] ?? 0) - share * (earlier[place] ?? 0)
      }
    }
    const length = Math.sqrt(dot(row, row)) || 1
    for (let place = 0; place < row.length; place += 1) row[place] = (row[place] ?? 0) / length
  }
}

function choleskyOf({ size, values }: Symmetric): Float64Array {
  const lower = new Float64Array(size * size)
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = values[row * size + column] ?? 0
      for (let at = 0; at < column; at += 1)
        sum -= (lower[row * size + at] ?? 0) * (lower[column * size + at] ?? 0)
      lower[row * size + column] =
        row === column ? Math.sqrt(sum) : sum / (lower[column * size + column] ?? 1)
    }
  }
  return lower
}

/** L⁻¹ S L⁻ᵀ: the signal in coordinates in which the noise is equal in all directions. */
function whiten({ size, values }: Symmetric, lower: Float64Array): Symmetric {
  const half = Array.from({ length: size }, (_, row) =>
    forward(lower, size, values.subarray(row * size, (row + 1) * size)),
  )
  const whitened = new Float64Array(size * size)
  for (let column = 0; column < size; column += 1) {
    const solved = forward(
      lower,
      size,
      Float64Array.from(half, (row) => row[column] ?? 0),
    )
    for (let row = 0; row < size; row += 1) whitened[row * size + column] = solved[row] ?? 0
  }
  return { size, values: whitened }
}

/** Solves L x = b. */
function forward(lower: Float64Array, size: number, b: Float64Array): Float64Array {
  const x = new Float64Array(size)
  for (let row = 0; row < size; row += 1) {
    let sum = b[row] ?? 0
    for (let at = 0; at < row; at += 1) sum -= (lower[row * size + at] ?? 0) * (x[at] ?? 0)
    x[row] = sum / (lower[row * size + row] ?? 1)
  }
  return x
}

/** Solves Lᵀ x = b. */
function backward(lower: Float64Array, size: number, b: Float64Array): Float64Array {
  const x = new Float64Array(size)
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = b[row] ?? 0
    for (let at = row + 1; at < size; at += 1) sum -= (lower[at * size + row] ?? 0) * (x[at] ?? 0)
    x[row] = sum / (lower[row * size + row] ?? 1)
  }
  return x
}

function times({ size, values }: Symmetric, vector: Float64Array): Float64Array {
  return Float64Array.from({ length: size }, (_, row) =>
    dot(values.subarray(row * size, (row + 1) * size), vector),
  )
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

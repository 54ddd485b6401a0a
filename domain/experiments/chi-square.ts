const PRECISION = 1e-12
const MOST_TERMS = 1_000

/** The probability that a chi-square variable of some degrees of freedom is at least `value`. */
export function chiSquareTail(value: number, degrees: number): number {
  if (value <= 0) return 1
  const [shape, x] = [degrees / 2, value / 2]
  const front = Math.exp(shape * Math.log(x) - x - logGammaOfHalves(degrees))
  return x < shape + 1 ? 1 - front * series(shape, x) : front * fraction(shape, x)
}

/** The logarithm of the gamma function at half of a positive whole number. */
function logGammaOfHalves(twice: number): number {
  let [at, sum] = twice % 2 === 0 ? [1, 0] : [0.5, Math.log(Math.PI) / 2]
  for (; at < twice / 2; at += 1) sum += Math.log(at)
  return sum
}

/** Lower incomplete gamma function as a series, without its front factor. */
function series(shape: number, x: number): number {
  let term = 1 / shape
  let sum = term
  for (let n = 1; n < MOST_TERMS && term > sum * PRECISION; n += 1) {
    term *= x / (shape + n)
    sum += term
  }
  return sum
}

/** Upper incomplete gamma function as a continued fraction by Lentz's method, without its front factor. */
function fraction(shape: number, x: number): number {
  let b = x + 1 - shape
  let c = Number.MAX_VALUE
  let d = 1 / b
  let product = d
  for (let n = 1; n < MOST_TERMS; n += 1) {
    const a = -n * (n - shape)
    b += 2
    d = 1 / (a * d + b)
    c = b + a / c
    product *= d * c
    if (Math.abs(d * c - 1) < PRECISION) break
  }
  return product
}

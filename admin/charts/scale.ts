/** Steps of an axis that are easy to read, up to the next power of ten. */
const STEPS = [1, 2, 4, 5, 10] as const

/** The upper end of an axis for counts up to `most`: an even or small round number that is not below it. */
export function topOf(most: number): number {
  if (most <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  const step = STEPS.find((one) => one * power >= most) ?? 10
  return step * power
}

/** Where each value of a stacked column begins, and its height, in shares of the axis from the bottom. */
export function stacked(values: readonly number[], top: number): { from: number; height: number }[] {
  let sum = 0
  return values.map((value) => {
    const from = sum / top
    sum += value
    return { from, height: value / top }
  })
}

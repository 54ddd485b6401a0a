export interface Axis {
  /** At most zero. */
  readonly from: number
  /** Above `from`. */
  readonly to: number
  /** From the bottom to the top, with both ends and zero. */
  readonly ticks: readonly number[]
}

const STEPS = [1, 2, 5, 10] as const
/** About how many parts the ticks divide an axis into. */
const PARTS = 4

/** An axis for amounts between two values, which may be below zero, with ticks at round numbers. */
export function axisOf(least: number, most: number): Axis {
  const [bottom, top] = [Math.min(0, least), Math.max(0, most)]
  if (bottom === top) return { from: 0, to: 1, ticks: [0, 1] }
  const step = stepOf((top - bottom) / PARTS)
  const [first, last] = [Math.floor(rounded(bottom / step)), Math.ceil(rounded(top / step))]
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => rounded((first + index) * step))
  return { from: rounded(first * step), to: rounded(last * step), ticks }
}

function stepOf(part: number): number {
  const power = 10 ** Math.floor(Math.log10(part))
  return rounded((STEPS.find((one) => one * power >= rounded(part)) ?? 10) * power)
}

/** Without the errors of floating point, such as those of 3 × 0.1. */
function rounded(value: number): number {
  return Number(value.toPrecision(12))
}

/** Where a value is on an axis, as a share from the bottom. */
export function placeOn({ from, to }: Axis, value: number): number {
  return (value - from) / (to - from)
}

/**
 * Where each value of a column begins, and its height, in shares of the axis from the bottom. Values above zero are stacked
 * upwards, those below it downwards.
 */
export function signedColumn(
  values: readonly number[],
  axis: Axis,
): readonly { readonly from: number; readonly height: number }[] {
  let [up, down] = [0, 0]
  return values.map((value) => {
    const start = value < 0 ? down : up
    const end = start + value
    if (value < 0) down = end
    else up = end
    const [low, high] = [placeOn(axis, Math.min(start, end)), placeOn(axis, Math.max(start, end))]
    return { from: low, height: high - low }
  })
}

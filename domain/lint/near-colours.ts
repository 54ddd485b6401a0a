type Lab = readonly [l: number, a: number, b: number]

/**
 * The first two of some colours that the eye cannot distinguish; null when there are none.
 *
 * @param colours distinct, as `#rrggbb`
 * @param least distance in CIELAB (CIE 1976) below which two colours look alike
 */
export function nearColours(colours: readonly string[], least: number): readonly [string, string] | null {
  const labs = colours.map(labOf)
  for (const [index, one] of labs.entries()) {
    const other = labs.findIndex((lab, at) => at > index && distance(one, lab) < least)
    if (other >= 0) return [colours[index] ?? '', colours[other] ?? '']
  }
  return null
}

function distance([l, a, b]: Lab, [m, c, d]: Lab): number {
  return Math.hypot(l - m, a - c, b - d)
}

/** Through CIE XYZ with the white point D65. */
function labOf(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [linear(value >> 16), linear((value >> 8) & 0xff), linear(value & 0xff)]
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function curve(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
}

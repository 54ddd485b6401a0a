const KILO = 1000

export interface ByteAmount {
  readonly value: number
  readonly unit: 'byte' | 'kilobyte' | 'megabyte' | 'gigabyte'
}

const UNITS: readonly ByteAmount['unit'][] = ['byte', 'kilobyte', 'megabyte', 'gigabyte']

/** A file size in the largest decimal unit that it fills, as operating systems show it. */
export function byteAmount(bytes: number): ByteAmount {
  const power = UNITS.findLastIndex((_, index) => bytes >= KILO ** index)
  const step = Math.max(power, 0)
  return { value: bytes / KILO ** step, unit: UNITS[step] ?? 'byte' }
}

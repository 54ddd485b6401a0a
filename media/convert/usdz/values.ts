/** Digits of a number: as many as the 32 bits of a coordinate have. */
const DIGITS = 7

/** Text of an untrusted source in quotes. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/[\\"]/g, '\\$&')
  return `"${line.replace(/\p{Cc}/gu, '')}"`
}

export function number(value: number): string {
  return String(Number(value.toPrecision(DIGITS)))
}

export function vector(values: Iterable<number>): string {
  return `(${Array.from(values, number).join(', ')})`
}

/** A list of vectors of this size. */
export function vectors(values: Float32Array, size: number): string {
  const list: string[] = []
  for (let at = 0; at < values.length; at += size) list.push(vector(values.subarray(at, at + size)))
  return `[${list.join(', ')}]`
}

export function integers(values: Uint32Array): string {
  return `[${values.join(', ')}]`
}

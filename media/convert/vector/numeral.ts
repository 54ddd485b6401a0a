/** A number as PostScript and PDF read it, without an exponent. */
export function numeral(value: number): string {
  const rounded = Number(value.toFixed(6)) || 0
  return `${rounded}`.includes('e') ? value.toFixed(6) : `${rounded}`
}

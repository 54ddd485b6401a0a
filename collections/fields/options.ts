import type { Option } from 'payload'

/** Select options from a table's codes: `changes_requested` reads "Changes requested". */
export function options(codes: readonly string[]): Option[] {
  return codes.map((value) => ({ value, label: labelOf(value) }))
}

function labelOf(code: string): string {
  const words = code.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

import type { Option } from 'payload'

/** Select options from a table's codes: `changes_requested` reads "Changes requested". */
export function options(codes: readonly string[]): Option[] {
  return codes.map((value) => ({ value, label: labelOf(value) }))
}

/** Codes that are not written as their words. */
const WRITTEN: Readonly<Record<string, string>> = {
  '2d': '2D',
  '3d': '3D',
  css: 'CSS',
  html: 'HTML',
  javascript: 'JavaScript',
  json: 'JSON',
  svg: 'SVG',
  typescript: 'TypeScript',
}

function labelOf(code: string): string {
  const written = WRITTEN[code]
  if (written !== undefined) return written
  const words = code.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

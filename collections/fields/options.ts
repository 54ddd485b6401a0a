import type { Option } from 'payload'

/** Select options from a table's codes: `changes_requested` reads "Changes requested". */
export function options(codes: readonly string[]): Option[] {
  return codes.map((value) => ({ value, label: labelOf(value) }))
}

/** Codes that are not written as their words. */
const WRITTEN: Readonly<Record<string, string>> = {
  '2d': '2D',
  '3d': '3D',
  '3d-artist': '3D artist',
  'academic-address': 'School email address',
  admin: 'Administrator',
  adult: 'Adults',
  api: 'API',
  baby: 'Babies',
  child: 'Children',
  css: 'CSS',
  'east-asian': 'East Asian',
  html: 'HTML',
  javascript: 'JavaScript',
  json: 'JSON',
  latino: 'Hispanic or Latino',
  'middle-eastern': 'Middle Eastern',
  'non-binary': 'Non-binary',
  'pacific-islander': 'Pacific Islander',
  png_256: 'PNG 256',
  senior: 'Older people',
  'south-asian': 'South Asian',
  'southeast-asian': 'Southeast Asian',
  svg: 'SVG',
  teenager: 'Teenagers',
  typescript: 'TypeScript',
}

function labelOf(code: string): string {
  const written = WRITTEN[code]
  if (written !== undefined) return written
  const words = code.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

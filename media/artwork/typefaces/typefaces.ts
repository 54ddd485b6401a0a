/**
 * The open typefaces that previews are drawn with. Those for Latin text have the widths of common system
 * typefaces.
 */
export const BUNDLED = {
  'sans-serif': 'Arimo',
  serif: 'Tinos',
  monospace: 'Cousine',
} as const

export type GenericFamily = keyof typeof BUNDLED

/**
 * CSS's generic families. A preview is drawn without the visitor's system, so `system-ui` is a sans serif
 * too.
 */
const GENERIC = {
  'sans-serif': 'sans-serif',
  'system-ui': 'sans-serif',
  'ui-sans-serif': 'sans-serif',
  'ui-rounded': 'sans-serif',
  cursive: 'sans-serif',
  fantasy: 'sans-serif',
  emoji: 'sans-serif',
  math: 'serif',
  serif: 'serif',
  'ui-serif': 'serif',
  monospace: 'monospace',
  'ui-monospace': 'monospace',
} as const satisfies Record<string, GenericFamily>

/** Parts of the names of typefaces with serifs that do not have "serif" in their name. */
const SERIF =
  /serif|times|tinos|georgia|garamond|palatino|baskerville|cambria|caslon|didot|bodoni|bookman|century|charter|constantia|merriweather|minion|mincho|myungjo|batang|playfair|rockwell|roman|slab|song|lora\b/
const MONOSPACE = /mono|courier|consol|menlo|monaco|terminal|typewriter|\bcode\b|cousine/

/** The typeface that replaces a CSS list of families. */
export interface Typeface {
  readonly family: string
  /** The family that its author names first, where it is another one. */
  readonly replaces: string | null
}

/**
 * The bundled typeface for a list of families. Only the first counts: it is installed on the author's machine
 * and is what the author sees.
 *
 * @param families the value of `font-family`
 */
export function typefaceFor(families: string): Typeface {
  const first = firstOf(families)
  const lower = first.toLowerCase()
  if (Object.hasOwn(GENERIC, lower)) {
    return { family: BUNDLED[GENERIC[lower as keyof typeof GENERIC]], replaces: null }
  }
  const family = BUNDLED[genericOf(lower)]
  return { family, replaces: first === '' || lower === family.toLowerCase() ? null : first }
}

function genericOf(lower: string): GenericFamily {
  if (MONOSPACE.test(lower)) return 'monospace'
  return SERIF.test(lower) && !/sans|gothic/.test(lower) ? 'serif' : 'sans-serif'
}

/** The first name without its quotes; a name without quotes may contain spaces. */
function firstOf(families: string): string {
  const [, double, single, bare] = /^\s*(?:"([^"]*)"|'([^']*)'|([^,]*))/.exec(families) ?? []
  return (double ?? single ?? bare ?? '').trim().replaceAll(/\s+/g, ' ')
}

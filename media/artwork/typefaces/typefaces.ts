/** The open typefaces that previews are drawn with: those of Latin text are as wide as the ones systems have for it. */
export const BUNDLED = {
  'sans-serif': 'Arimo',
  serif: 'Tinos',
  monospace: 'Cousine',
} as const

export type GenericFamily = keyof typeof BUNDLED

/** What CSS calls families without naming one. Drawings know nothing of the reader's system: it has its own sans serif. */
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

/** Parts of the names of typefaces with serifs, where the name does not say it. */
const SERIF =
  /serif|times|tinos|georgia|garamond|palatino|baskerville|cambria|caslon|didot|bodoni|bookman|century|charter|constantia|merriweather|minion|mincho|myungjo|batang|playfair|rockwell|roman|slab|song|lora\b/
const MONOSPACE = /mono|courier|consol|menlo|monaco|terminal|typewriter|\bcode\b|cousine/

/** What a list of families, as CSS has it, is drawn with. */
export interface Typeface {
  readonly family: string
  /** The family that its author names first, where it is another one. */
  readonly replaces: string | null
}

/**
 * The bundled typeface for a list of families. Only the first counts: that is what the author sees, on whose machine it
 * is installed.
 *
 * @param families  the value of `font-family`
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

/** The first name without its quotes; a name without quotes may hold spaces. */
function firstOf(families: string): string {
  const [, double, single, bare] = /^\s*(?:"([^"]*)"|'([^']*)'|([^,]*))/.exec(families) ?? []
  return (double ?? single ?? bare ?? '').trim().replaceAll(/\s+/g, ' ')
}

import type { StyleSlug } from '#seed/taxonomy/styles.ts'

/**
 * The style for each suffix of an icon's name, across all Iconify sets. Other suffixes (sizes, leftovers of tools)
 * make no pack.
 */
export const STYLE_OF_SUFFIX: Readonly<Record<string, StyleSlug>> = {
  line: 'line',
  linear: 'line',
  outline: 'line',
  outlined: 'line',
  regular: 'line',
  broken: 'line',
  stroke: 'line',
  thin: 'thin-line',
  light: 'thin-line',
  bold: 'bold-line',
  fill: 'solid',
  filled: 'solid',
  solid: 'solid',
  sharp: 'solid',
  rounded: 'round',
  round: 'round',
  duotone: 'duotone',
  'bold-duotone': 'duotone',
  'line-duotone': 'duotone',
  'duotone-line': 'duotone',
  twotone: 'duotone',
  duo: 'duotone',
  flat: 'flat',
  color: 'flat',
}

/** The longest suffix of the set that the name ends in; empty for a plain name. */
export function suffixOf(name: string, suffixes: readonly string[]): string {
  let found = ''
  for (const suffix of suffixes) {
    if (suffix.length > found.length && name.endsWith(`-${suffix}`)) found = suffix
  }
  return found
}

/** The name without its style suffix. */
export function subjectOf(name: string, suffix: string): string {
  return suffix === '' ? name : name.slice(0, -suffix.length - 1)
}

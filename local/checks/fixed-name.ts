import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'

/**
 * Files that may contain the default name. Documentation, the container file and benchmarks are about the software;
 * migrations are not changed later; the demonstration library has contributors of that name.
 */
const EXEMPT =
  /^(?:docs\/|bench\/|README\.md$|CONTRIBUTING\.md$|docker-compose\.yml$|cms\/migrations\/|domain\/site\/default-site\.ts$|seed\/(?:curated|works\/studios)\.ts$|e2e\/overviews\.spec\.ts$|local\/checks\/fixed-name\.test\.ts$)/

/** The French word for a reason is spelled like the name. */
const FRENCH = /^(?:storefront|admin)\/messages\/fr\.json$/

/** A place where the name of the site is written instead of read from the site settings. */
export interface FixedName {
  readonly line: number
  readonly text: string
}

/** Finds the default name as a word in a file that should read the name from the site settings. */
export function findFixedNames(path: string, text: string): FixedName[] {
  if (EXEMPT.test(path)) return []
  const lines = text.split('\n').map((line, index) => ({ line: index + 1, text: line.trim() }))
  const named = lines.filter((line) => new RegExp(`\\b${DEFAULT_SITE_NAME}\\b`).test(line.text))
  return FRENCH.test(path) ? named.filter((line) => !isReason(line.text)) : named
}

/** A message about a reason that starts with the noun. */
function isReason(line: string): boolean {
  return new RegExp(`^"[\\w-]*(?:reason|note)[\\w-]*": "${DEFAULT_SITE_NAME}\\b`).test(line)
}

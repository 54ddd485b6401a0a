import { execFileSync } from 'node:child_process'
import { ROOT } from '#local/paths.ts'

/**
 * Journeys of `e2e/` of which each commit runs one share in turn, balanced by duration. They cover parts that change
 * seldom, or repeat one mechanism for many pages. All others run for every commit: accounts, permissions and hostile
 * input, downloads, search, the console, and every new file until it is listed here. `npm run test:full`, and a run that
 * names files, take all.
 */
export const SHARES: readonly (readonly string[])[] = [
  [
    'hostile-redirects',
    'dashboard',
    'formats',
    'search',
    'contact',
    'counters',
    'recent',
    'toast',
    'blocks',
    'certificates',
    'payout-details',
    'payouts',
    'earnings',
  ],
  [
    'first-results',
    'collections',
    'header',
    'security-headers',
    'contributors',
    'panel',
    'landing-pages',
    'palettes',
    'carts',
    'royalties',
    'announced-rules',
    'newsletter',
    'bulk-edit',
  ],
  [
    'listing',
    'overviews',
    'edges',
    'search-typing',
    'seo',
    'picture-search',
    'landing-addresses',
    'sale-notices',
    'source-files',
    'members',
    'blog',
    'announcements',
    'info-pages',
    'site-settings',
    'editors',
  ],
]

/** The journeys that a run leaves out; none when `rotation` is null. */
export function restingJourneys(rotation: number | null): readonly string[] {
  if (rotation === null) return []
  return SHARES.filter((_, index) => index !== rotation % SHARES.length).flat()
}

/**
 * A number that follows from the commit, so that each one runs another share, and a repeated run of a commit the same
 * share. It is 0 outside of a git repository, such as in an archive.
 */
export function rotationOfCommit(): number {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const
    return rotationOf(execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, stdio: [...stdio] }).toString())
  } catch {
    return 0
  }
}

/** The first 32 bits of a commit's hash. */
export function rotationOf(commit: string): number {
  return Number.parseInt(commit.slice(0, 8), 16) || 0
}

import { execFileSync } from 'node:child_process'
import { ROOT } from '#local/paths.ts'

/**
 * Journeys of `e2e/` of which each commit runs one share in turn, balanced by duration. They cover parts that change
 * seldom, or repeat one mechanism for many pages. All others run for every commit: accounts, permissions and hostile
 * input, buying, uploads, downloads, search, the pages of assets, the console, the crawler and axe, and every new file
 * until it is listed here. `npm run test:full`, and a run that names files, take all.
 */
export const SHARES: readonly (readonly string[])[] = [
  [
    'personal-pages',
    'notifications',
    'formats',
    'edges',
    'certificates',
    'panel',
    'royalties',
    'bulk-edit',
    'razorpay',
    'payouts',
  ],
  [
    'security-headers',
    'seo',
    'picture-search',
    'contributors',
    'carts',
    'quick-actions',
    'landing-pages',
    'site-settings',
    'offers',
    'announced-rules',
  ],
  [
    'header',
    'search-typing',
    'collections',
    'contact',
    'newsletter',
    'home',
    'menu-links',
    'cashouts',
    'sale-notices',
    'toast',
    'members',
  ],
  [
    'hostile-redirects',
    'search',
    'blocks',
    'info-pages',
    'payout-details',
    'earnings',
    'counters',
    'announcements',
    'pricing',
    'source-files',
  ],
  ['first-results', 'dashboard', 'stage', 'editors', 'zips', 'blog', 'palettes', 'statements', 'recent'],
  [
    'listing',
    'overviews',
    'picture-sizes',
    'landing-addresses',
    'billing',
    'usage',
    'takedown',
    'paypal',
    'pre-hydration-clicks',
  ],
]

/**
 * The share of this commit of cases of code tests that repeat one mechanism; all of them in a full run.
 *
 * @param from another number for each group of cases, so that the groups of one commit take different shares
 */
export function shareOfCommit<T>(cases: readonly T[], shares: number, from = 0): readonly T[] {
  if (process.env.MOTIF_TESTS === 'full') return cases
  const share = (rotationOfCommit() + from) % shares
  return cases.filter((_, index) => index % shares === share)
}

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

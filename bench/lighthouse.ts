import { loadavg } from 'node:os'
import { href } from '#domain/routing/href.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import type { Figure } from './figure.ts'
import { auditPage, CATEGORIES, type PageAudit } from './lighthouse/audit-page.ts'
import { median, rounded } from './statistics.ts'
import { mostPopular, runningStorefront } from './storefront.ts'

/**
 * Lighthouse audits of the most visited pages, and of one with every block: its mobile phone on simulated slow 4G, medians of five visits, each
 * with an empty browser cache. The simulation depends on measured processor time, so the machine's load and
 * Lighthouse's benchmark index are stored with the result. Issue 5 sets the goals.
 */
const VISITS = 5
const WORDS = 'heart'

await benchmark('lighthouse', async () => {
  const origin = await runningStorefront()
  const addresses = {
    home: href('home', 'en'),
    search: href('listing', 'en', { words: WORDS }),
    item: href('item', 'en', await mostPopular(origin, 'item')),
    pack: href('pack', 'en', await mostPopular(origin, 'pack')),
    // Every kind of block is on it.
    blocks: href('page', 'en', { slug: 'guide' }),
  } as const
  const before = loadavg()
  const visits: Record<string, PageAudit[]> = {}
  for (const [name, path] of Object.entries(addresses)) {
    // A first visit fills the caches, as for any popular page.
    await auditPage(origin + path)
    visits[name] = await visit(name, origin + path)
  }
  return report(visits, { addresses, loadAverage: { before, after: loadavg() } })
})

async function visit(name: string, url: string): Promise<PageAudit[]> {
  const audits: PageAudit[] = []
  while (audits.length < VISITS) {
    const audit = await auditPage(url)
    audits.push(audit)
    const { scores, largestPaintMs, blockingMs, ownBlockingMs, shift, faults } = audit
    const judged = CATEGORIES.map((category) => scores[category]).join(', ')
    const timed = `LCP ${largestPaintMs.toFixed(0)} ms, TBT ${blockingMs.toFixed(0)} (${ownBlockingMs.toFixed(0)}) ms, CLS ${shift.toFixed(3)}`
    console.log(`  ${name} ${audits.length}: ${judged}; ${timed} ${faults.join(' ')}`.trimEnd())
  }
  return audits
}

function report(
  visits: Readonly<Record<string, readonly PageAudit[]>>,
  facts: Measurement['facts'],
): Measurement {
  const figures = Object.entries(visits).flatMap(([name, audits]) => figuresOf(name, audits))
  return { figures, facts: { ...facts, visits } }
}

function figuresOf(name: string, audits: readonly PageAudit[]): readonly Figure[] {
  const middle = (of: (audit: PageAudit) => number, digits: number) => rounded(median(audits.map(of)), digits)
  return [
    {
      name: `${name}, performance`,
      value: middle((a) => a.scores.performance, 0),
      unit: 'of 100',
      atLeast: 95,
    },
    {
      name: `${name}, accessibility`,
      value: middle((a) => a.scores.accessibility, 0),
      unit: 'of 100',
      atLeast: 100,
    },
    {
      name: `${name}, best practices`,
      value: middle((a) => a.scores['best-practices'], 0),
      unit: 'of 100',
      atLeast: 100,
    },
    { name: `${name}, first paint`, value: middle((a) => a.firstPaintMs / 1000, 2), unit: 's' },
    {
      name: `${name}, largest paint`,
      value: middle((a) => a.largestPaintMs / 1000, 2),
      unit: 's',
      atMost: 2,
    },
    { name: `${name}, blocked`, value: middle((a) => a.blockingMs, 0), unit: 'ms', atMost: 100 },
    { name: `${name}, blocked by its own work`, value: middle((a) => a.ownBlockingMs, 0), unit: 'ms' },
    { name: `${name}, layout shift`, value: middle((a) => a.shift, 4), atMost: 0 },
    { name: `${name}, JavaScript`, value: middle((a) => a.scriptBytes / 1000, 1), unit: 'kB' },
    { name: `${name}, all`, value: middle((a) => a.totalBytes / 1000, 1), unit: 'kB' },
    // Empty where a text is the largest paint.
    {
      name: `${name}, largest picture`,
      value: middle((a) => (a.largest.imageBytes ?? 0) / 1000, 1),
      unit: 'kB',
      atMost: 40,
    },
  ]
}

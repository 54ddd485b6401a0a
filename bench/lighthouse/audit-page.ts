import lighthouse, { type Result, type RunnerResult } from 'lighthouse'
import { launchBrowser } from '#bench/browser.ts'
import { Fault } from '#local/fault.ts'
import { freePort } from '#local/ports.ts'
import { ownBlockingMs } from './own-blocking.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
type Category = (typeof CATEGORIES)[number]

/** The Lighthouse result of one visit. */
export interface PageAudit {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockingMs: number
  /** The part that is the page's own work, by processor time. */
  readonly ownBlockingMs: number
  /** Cumulative layout shift, without a unit. */
  readonly shift: number
  /** JavaScript as transferred, including headers. */
  readonly scriptBytes: number
  /** All bytes transferred. */
  readonly totalBytes: number
  /** The largest contentful paint. */
  readonly largest: { readonly element: string; readonly imageBytes: number | null }
  /** Lighthouse's benchmark index of this machine; below 1,000 it is slower than Lighthouse assumes. */
  readonly machine: number
  /** Ids of the audits that keep accessibility and best practices below 100. */
  readonly faults: readonly string[]
}

/** A trace sometimes lacks the beginning of the visit, independent of the page. */
const TRIES = 3

/**
 * Audits a page as Lighthouse's mobile phone on simulated slow 4G, in a new browser.
 *
 * @throws Fault when Lighthouse has no result after all tries
 */
export async function auditPage(url: string): Promise<PageAudit> {
  let fault = 'no result'
  for (let tried = 0; tried < TRIES; tried++) {
    const run = await runLighthouse(url)
    if (run && !run.lhr.runtimeError) return readAudit(run)
    fault = run?.lhr.runtimeError?.message ?? fault
  }
  throw new Fault(`Lighthouse cannot judge ${url}: ${fault}`, '')
}

async function runLighthouse(url: string): Promise<RunnerResult | undefined> {
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    return await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
  } finally {
    await browser.close()
  }
}

function readAudit({ lhr, artifacts }: RunnerResult): PageAudit {
  const number = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  const requests = itemsOf(lhr, 'network-requests') as readonly NetworkRequest[]
  const sent = (which: (request: NetworkRequest) => boolean) =>
    requests.filter(which).reduce((sum, { transferSize }) => sum + transferSize, 0)
  const largest = largestOf(lhr, artifacts.ImageElements)
  return {
    scores: {
      performance: scoreOf(lhr, 'performance'),
      accessibility: scoreOf(lhr, 'accessibility'),
      'best-practices': scoreOf(lhr, 'best-practices'),
    },
    firstPaintMs: number('first-contentful-paint'),
    largestPaintMs: number('largest-contentful-paint'),
    blockingMs: number('total-blocking-time'),
    ownBlockingMs: ownBlockingMs(artifacts.Trace.traceEvents),
    shift: number('cumulative-layout-shift'),
    scriptBytes: sent(({ resourceType }) => resourceType === 'Script'),
    totalBytes: sent(() => true),
    largest: {
      element: largest.element,
      imageBytes: largest.src === null ? null : sent(({ url }) => url === largest.src),
    },
    machine: lhr.environment.benchmarkIndex,
    faults: faultsOf(lhr),
  }
}

interface NetworkRequest {
  readonly url: string
  readonly resourceType?: string
  readonly transferSize: number
}

function itemsOf(lhr: Result, audit: string): readonly unknown[] {
  const details = lhr.audits[audit]?.details
  return details?.type === 'table' ? details.items : []
}

function scoreOf(lhr: Result, category: Category): number {
  return Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100)
}

/** The element of the largest contentful paint, with its image if it is one. */
function largestOf(lhr: Result, images: RunnerResult['artifacts']['ImageElements']) {
  const details = lhr.audits['lcp-breakdown-insight']?.details
  const painted = details?.type === 'list' ? details.items.find((item) => item.type === 'node') : undefined
  const image = images.find(({ node }) => node.devtoolsNodePath === painted?.path)
  return { element: painted?.selector ?? '', src: image?.src ?? null }
}

function faultsOf({ categories, audits }: Result): readonly string[] {
  const judged = [categories.accessibility, categories['best-practices']]
  const refs = judged.flatMap((category) => category?.auditRefs ?? [])
  return refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id)
}

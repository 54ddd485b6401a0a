import { flushCompileCache } from 'node:module'
import { getPayload } from 'payload'
import { openIndices } from '#cms/adapters/algolia-search/open.ts'
import { environment } from '#cms/env.ts'
import { countsRefresher } from '#cms/jobs/counts-refresher.ts'
import { handleLane } from '#cms/jobs/outbox-loop.ts'
import { periodic } from '#cms/jobs/periodic.ts'
import { openMailer } from '#cms/mail-server.ts'
import { findSignals } from '#cms/operations/abuse/find-signals.ts'
import { deleteEnded } from '#cms/operations/accounts/delete-ended.ts'
import { keepEvents } from '#cms/operations/analytics/sum-days.ts'
import { invalidateCaches } from '#cms/operations/cache/invalidate-caches.ts'
import { deleteOldInvalidations } from '#cms/operations/cache/read-invalidations.ts'
import { sendBatches } from '#cms/operations/cashouts/send-batches.ts'
import { deleteVisitors } from '#cms/operations/counters/delete-visitors.ts'
import { tallyDownloads } from '#cms/operations/counters/tally-downloads.ts'
import { checkContent } from '#cms/operations/editors/check-content.ts'
import { publishDuePages } from '#cms/operations/landing/publish-due-pages.ts'
import { closeLedgerDays } from '#cms/operations/ledger/close-days.ts'
import { pauseUntil } from '#cms/operations/listen.ts'
import { queueIssues } from '#cms/operations/newsletter/queue-issues.ts'
import { queueDigests } from '#cms/operations/notifications/queue-digests.ts'
import { settlePending } from '#cms/operations/orders/settle-pending.ts'
import { deleteDoneMessages } from '#cms/operations/outbox/claim.ts'
import { openMessageFeed } from '#cms/operations/outbox/message-feed.ts'
import { expirePacks } from '#cms/operations/packs/expire-packs.ts'
import { remindOfTaxForms } from '#cms/operations/payees/remind-of-tax-forms.ts'
import { recogniseRevenue } from '#cms/operations/payments/recognise-revenue.ts'
import { reconcilePayments } from '#cms/operations/payments/reconcile.ts'
import { sendRefunds } from '#cms/operations/payments/send-refunds.ts'
import { deleteEndedSearches } from '#cms/operations/pictures/delete-ended-searches.ts'
import { sendCredits } from '#cms/operations/referrals/send-credits.ts'
import { settleRewards } from '#cms/operations/referrals/settle-rewards.ts'
import { measureFeatures } from '#cms/operations/revisions/measure-features.ts'
import { closeDueMonths } from '#cms/operations/royalties/close-due-months.ts'
import { computeForecasts } from '#cms/operations/royalties/compute-forecasts.ts'
import { measurePreviews } from '#cms/operations/royalties/measure-previews.ts'
import { releaseEarnings } from '#cms/operations/royalties/release-earnings.ts'
import { continueCloses } from '#cms/operations/royalties/start-close.ts'
import {
  enqueueSearchMaintenance,
  enqueueSearchStart,
} from '#cms/operations/search/enqueue-search-maintenance.ts'
import { refreshSitemaps } from '#cms/operations/sitemaps/refresh-sitemaps.ts'
import { writeDueStatements } from '#cms/operations/statements/write-due-statements.ts'
import { expireSubmissions } from '#cms/operations/submissions/expire-submissions.ts'
import { publishDue } from '#cms/operations/submissions/publish-due.ts'
import { announceRenewals } from '#cms/operations/subscriptions/announce-renewals.ts'
import { expireSubscriptions } from '#cms/operations/subscriptions/expire-subscriptions.ts'
import { endDeadlines } from '#cms/operations/takedowns/end-deadlines.ts'
import { expireUploads } from '#cms/operations/uploads/expire-uploads.ts'
import { PAYEES } from '#cms/payees.ts'
import { openGateways } from '#cms/payment-gateways.ts'
import { openPayoutProviders } from '#cms/payout-providers.ts'
import { supportEmail } from '#domain/mail/support-email.ts'
import { LANE_CODES, LANES, type Lane } from '#domain/outbox/topics.ts'
import { SETTLE_EVERY_SECONDS } from '#domain/payments/settling.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { createPool } from '#media/pipeline/pool.ts'
import { openStorage } from '#media/storage/open.ts'
import { openResumableStorage } from '#media/storage/resumable.ts'
import config from '#payload.config'

/** The worker: handles the outbox. Any number of workers share one database. */

/** Also the time after which a lane asks for messages that no notification announced: of a lost connection, or due later. */
const IDLE_MS = 500
const MINUTE_MS = 60 * 1000
const DONE_RETENTION_DAYS = 7
/** Interval at which downloads are added to the counters. */
const TALLY_MS = 2_000
/** Interval at which planned work is published. */
const PUBLISH_MS = 2_000
/** Interval at which pending orders are settled that nothing was heard of. */
const SETTLE_MS = SETTLE_EVERY_SECONDS * 1000

const env = environment()
const payload = await getPayload({ config, disableOnInit: true })
const pool = createPool()
const invalidate = (tags: readonly string[]) => invalidateCaches(payload, tags)
const counts = countsRefresher(payload, invalidate)
const indices = openIndices(env)
const mail = { mailer: openMailer(env), publicUrl: env.PUBLIC_URL, support: supportEmail(env) }
const gateways = openGateways(env)
const payouts = { payload, payees: PAYEES, providers: openPayoutProviders(env) }
const storage = openStorage(env, { isBlocking: true })
const services = { payload, storage, pool, invalidate, counts, indices, gateways, ...mail }

const feed = openMessageFeed(env.DATABASE_URL, (error) =>
  payload.logger.warn({ err: error, msg: 'worker: notifications of messages are late' }),
)

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

/** Hourly jobs, which also run at start. Independent of each other: a slow one does not block the others. */
const HOURLY = [
  enqueueMaintenance(),
  () => deleteDoneMessages(payload, DONE_RETENTION_DAYS),
  () => deleteOldInvalidations(payload),
  () => deleteEnded(payload),
  () => deleteVisitors(payload),
  () => keepEvents(payload),
  () => queueDigests(payload),
  () => deleteEndedSearches(payload, services.storage),
  () => expireSubmissions(payload),
  () => expirePacks(payload),
  () => endDeadlines(payload),
  () => measureFeatures(services),
  () => expireUploads({ payload, storage: services.storage, resumable: openResumableStorage(env) }),
  () => findSignals(payload),
  () => closeLedgerDays(payload),
  () => expireSubscriptions(services),
  () => announceRenewals(payload),
  () => recogniseRevenue(payload),
  () => settleRewards(payload),
  async () => {
    await closeDueMonths(payload)
    if ((await writeDueStatements(payload)).length > 0) await invalidate([CACHE_TAGS.statementMonths()])
  },
  () => releaseEarnings(payload),
  () => measurePreviews(payload),
  () => remindOfTaxForms(payload),
  () => sendCredits(services),
  async () => {
    if (env.INDEXING === 'on') await refreshSitemaps(services)
  },
].map((work) => periodic(work, { everyMs: HOUR_MS, retryMs: MINUTE_MS }))

const DAILY = [() => reconcilePayments(services), () => checkContent(payload)].map((work) =>
  periodic(work, { everyMs: 24 * HOUR_MS, retryMs: HOUR_MS }),
)

const FREQUENT = [
  periodic(() => computeForecasts(payload), { everyMs: MINUTE_MS, retryMs: MINUTE_MS }),
  periodic(() => continueCloses(payload), { everyMs: SETTLE_MS, retryMs: MINUTE_MS }),
  periodic(() => settlePending(services), { everyMs: SETTLE_MS, retryMs: SETTLE_MS }),
  periodic(() => sendRefunds(services), { everyMs: SETTLE_MS, retryMs: SETTLE_MS }),
  periodic(() => sendBatches(payouts), { everyMs: SETTLE_MS, retryMs: SETTLE_MS }),
  periodic(() => tallyDownloads(payload), { everyMs: TALLY_MS, retryMs: TALLY_MS }),
  periodic(() => queueIssues(payload), { everyMs: PUBLISH_MS, retryMs: SETTLE_MS }),
  periodic(() => publishDue(payload), { everyMs: PUBLISH_MS, retryMs: PUBLISH_MS }),
  periodic(() => publishDuePages(payload), { everyMs: PUBLISH_MS, retryMs: SETTLE_MS }),
  () => counts.tick(performance.now()),
]

// A worker that is killed writes no compiled code, and the next one would start a quarter slower.
flushCompileCache()
payload.logger.info('worker is ready')
await Promise.all([
  ...LANE_CODES.flatMap((lane) => Array.from({ length: LANES[lane].loops }, () => repeatLane(lane))),
  ...[...HOURLY, ...DAILY, ...FREQUENT].map((ask) =>
    repeat(
      () => ask().then(() => 0),
      () => pauseUntil(IDLE_MS, stop.signal),
    ),
  ),
])

await feed.close()
await pool.close()
await payload.destroy()
// Payload leaves a connection of its pool open, which would keep this process running.
process.exit(0)

function repeatLane(lane: Lane): Promise<void> {
  return repeat(
    () => handleLane(services, lane),
    () => feed.arrived(lane, IDLE_MS, stop.signal),
  )
}

/** Repeats a piece of work until the worker stops, with a pause when there was nothing to do. */
async function repeat(work: () => Promise<number>, pause: () => Promise<void>): Promise<void> {
  while (!stop.signal.aborted) {
    const handled = await work().catch((error: unknown) => {
      // The database is unavailable or the code has a bug: the outbox keeps the messages.
      payload.logger.error({ err: error, msg: 'worker: tried again shortly' })
      return 0
    })
    if (handled === 0) await pause()
  }
}

/** Enqueues search maintenance, and at start the work that a previous worker may have left unfinished. */
function enqueueMaintenance(): () => Promise<void> {
  let isNew = true
  return async () => {
    if (indices === null) return
    if (isNew) await enqueueSearchStart(payload)
    isNew = false
    await enqueueSearchMaintenance(payload)
  }
}

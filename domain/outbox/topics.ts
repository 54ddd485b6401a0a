/**
 * The topics of the outbox.
 *
 * - `lane`: messages of one lane are begun in order, lanes run in parallel.
 * - `together`: which waiting messages are handled as one, because the handler reads the current state: those with one
 *   `key`, all of the `topic`, or `nothing`.
 */
export const TOPICS = {
  /** An asset became visible, invisible or different: updates counters, playability of files and cached pages. */
  'asset.changed': { lane: 'catalogue', together: 'key' },
  /** A text of the taxonomy, a licence, a contributor or a curated collection changed: updates cached pages. */
  'texts.changed': { lane: 'catalogue', together: 'key' },
  /** The site offers other kinds: recounts a batch of a table, then enqueues the next one. */
  'counters.recount': { lane: 'counters', together: 'key' },
  /** An uploaded original waits for the media pipeline. */
  'revision.process': { lane: 'files', together: 'nothing' },
  /** A row that search knows, or knew, changed: its records follow in every language. */
  'search.record': { lane: 'search', together: 'topic' },
  /** Synonyms or merchandising rules changed: updates every index. */
  'search.configuration': { lane: 'search', together: 'topic' },
  /** A row that other records mention changed, such as the name of a style: updates those records. */
  'search.related': { lane: 'sweeps', together: 'key' },
  /** Many rows were written without a message each, or an hour has passed: compares every record with its row. */
  'search.reconcile': { lane: 'sweeps', together: 'topic' },
  /** A mail waits to be sent. */
  'mail.send': { lane: 'mail', together: 'nothing' },
  /** A newsletter waits to be sent to one subscriber. */
  'newsletter.send': { lane: 'newsletters', together: 'nothing' },
  /** A user may have removed or replaced a picture: deletes files that no row refers to. */
  'picture.removed': { lane: 'catalogue', together: 'key' },
  /** A picture of the media library was uploaded, replaced or removed: deletes its files where no row refers to them. */
  'media.settle': { lane: 'catalogue', together: 'key' },
  /** A work became public: its contributor's followers are to be notified. */
  'notices.published': { lane: 'notices', together: 'key' },
  /** A batch of users is to be notified. */
  'notices.fan-out': { lane: 'notices', together: 'nothing' },
  /** A decision on a submission can no longer be undone: publishes approved work, notifies its contributor. */
  'submission.settle': { lane: 'catalogue', together: 'nothing' },
  /** The case of a rights holder's claim changed: notifies both parties. A ledger reads here whose earnings it holds or reverses. */
  'takedown.changed': { lane: 'catalogue', together: 'nothing' },
  /** An uploaded ZIP is complete: each of its members becomes an upload. */
  'upload.unpack': { lane: 'zips', together: 'nothing' },
  /** A decision on a pack can no longer be undone: publishes an approved pack, notifies its contributor. */
  'pack.settle': { lane: 'catalogue', together: 'nothing' },
  /** A webhook of a payment gateway was stored: applies it. */
  'payment.event': { lane: 'payments', together: 'nothing' },
  /** A subscription must not renew, or must end, at its gateway. */
  'subscription.end': { lane: 'payments', together: 'nothing' },
  /** The first payment of a user whom a link led here: its reward is decided. */
  'payment.reward': { lane: 'payments', together: 'nothing' },
} as const satisfies Record<string, { lane: Lane; together: 'key' | 'topic' | 'nothing' }>

export type Topic = keyof typeof TOPICS

/**
 * - `batch`: messages claimed at once: few enough that a shutdown does not wait long, enough for one call to an
 *   engine.
 * - `loops`: batches of the lane that one worker handles at the same time. More than one only where messages are
 *   independent of each other: the children that read files continue while the last of other batches are recorded.
 * - `longestWaitSeconds`: maximum back-off. Search and payments catch up within a minute after an outage.
 */
export const LANES = {
  catalogue: { batch: 8, loops: 1, longestWaitSeconds: 600 },
  files: { batch: 8, loops: 4, longestWaitSeconds: 600 },
  zips: { batch: 1, loops: 1, longestWaitSeconds: 600 },
  search: { batch: 500, loops: 1, longestWaitSeconds: 20 },
  sweeps: { batch: 4, loops: 1, longestWaitSeconds: 60 },
  // Apart from publishing, which must not wait behind a batch, and from sweeps, one of which can take an hour.
  counters: { batch: 4, loops: 1, longestWaitSeconds: 60 },
  mail: { batch: 8, loops: 1, longestWaitSeconds: 60 },
  // Apart from other mails, which must not wait behind an issue.
  newsletters: { batch: 8, loops: 1, longestWaitSeconds: 60 },
  payments: { batch: 16, loops: 1, longestWaitSeconds: 30 },
  notices: { batch: 200, loops: 1, longestWaitSeconds: 60 },
} as const satisfies Record<string, { batch: number; loops: number; longestWaitSeconds: number }>

export type Lane = keyof typeof LANES
export const LANE_CODES = Object.keys(LANES) as readonly Lane[]

export function topicsOf(lane: Lane): Topic[] {
  return (Object.keys(TOPICS) as Topic[]).filter((topic) => TOPICS[topic].lane === lane)
}

/**
 * What the outbox carries.
 *
 * - `lane`: who waits for whom. Lanes are worked at side by side.
 * - `together`: which waiting messages are handled as one, because the handler reads the present state anyway: those
 *   with one `key`, all of the `topic`, or `nothing`.
 */
export const TOPICS = {
  /** An asset became visible, invisible or different: counters, files' playability and cached pages follow. */
  'asset.changed': { lane: 'catalogue', together: 'key' },
  /** A text of the taxonomy, a licence, a contributor or a curated collection changed: cached pages follow. */
  'texts.changed': { lane: 'catalogue', together: 'key' },
  /** An uploaded original waits for the media pipeline. */
  'revision.process': { lane: 'files', together: 'nothing' },
  /** A row that search knows, or knew, changed: its records follow in every language. */
  'search.record': { lane: 'search', together: 'topic' },
  /** Synonyms or merchandising rules changed: every index follows. */
  'search.configuration': { lane: 'search', together: 'topic' },
  /** What other records say of a row changed, such as the name of a style: those records follow. */
  'search.related': { lane: 'sweeps', together: 'key' },
  /** Many rows were written without a message each, or an hour has passed: every record is compared with its row. */
  'search.reconcile': { lane: 'sweeps', together: 'topic' },
  /** A mail waits to be sent. */
  'mail.send': { lane: 'mail', together: 'nothing' },
  /** A person may have no such picture any more, or files under a former name: the files follow the row. */
  'picture.removed': { lane: 'catalogue', together: 'key' },
  /** A work became public: the followers of its contributor are to be told. */
  'notices.published': { lane: 'notices', together: 'key' },
  /** Many people are to be told something. */
  'notices.fan-out': { lane: 'notices', together: 'nothing' },
} as const satisfies Record<string, { lane: Lane; together: 'key' | 'topic' | 'nothing' }>

export type Topic = keyof typeof TOPICS

/**
 * - `batch`: messages claimed at once. Little enough that a stop does not wait long, enough for one call to an engine.
 * - `longestWaitSeconds`: between two attempts. Whatever search missed while it was away is there within a minute.
 */
export const LANES = {
  catalogue: { batch: 8, longestWaitSeconds: 600 },
  files: { batch: 8, longestWaitSeconds: 600 },
  search: { batch: 500, longestWaitSeconds: 20 },
  sweeps: { batch: 4, longestWaitSeconds: 60 },
  mail: { batch: 8, longestWaitSeconds: 60 },
  notices: { batch: 200, longestWaitSeconds: 60 },
} as const satisfies Record<string, { batch: number; longestWaitSeconds: number }>

export type Lane = keyof typeof LANES
export const LANE_CODES = Object.keys(LANES) as readonly Lane[]

export function topicsOf(lane: Lane): Topic[] {
  return (Object.keys(TOPICS) as Topic[]).filter((topic) => TOPICS[topic].lane === lane)
}

/**
 * What the outbox carries. `coalesce`: of several waiting messages with one key only the newest matters,
 * because the handler reads the present state of the row.
 */
export const TOPICS = {
  /** An asset became visible, invisible or different: counters, files' playability and cached pages follow. */
  'asset.changed': { coalesce: true },
  /** A text of the taxonomy, a licence, a contributor or a curated collection changed: cached pages follow. */
  'texts.changed': { coalesce: true },
  /** An uploaded original waits for the media pipeline. */
  'revision.process': { coalesce: false },
} as const satisfies Record<string, { coalesce: boolean }>

export type Topic = keyof typeof TOPICS

/** Spec section 9: events are sent every 500 ms, or as soon as four wait. */
export const BATCH_MS = 500
export const BATCH_EVENTS = 4

/** The most events of one request: those that waited while a browser was offline. */
export const MOST_EVENTS = 20
/** The most bytes of one request. */
export const EVENTS_BYTES = 16 * 1024
/** Requests of one network in a period, far above what four events each 500 ms of one visitor need. */
export const EVENTS_RATE = { most: 300, windowMs: 60_000 } as const
/** The longest time between an event and its request, in milliseconds; an older event counts as this old. */
export const MOST_DELAY_MS = 60 * 60 * 1000

/** Days for which single events are kept; the sums by day are kept longer. */
export const EVENT_RETENTION_DAYS = 90
export const SUM_RETENTION_DAYS = 3 * 365
/** Partitions that exist ahead of time. */
export const PARTITIONS_AHEAD_DAYS = 3
/** Values of one dimension and day that are kept as sums, those with the highest counts. */
export const MOST_VALUES_OF_DAY = 500

/** How long the id of a visitor who agreed is kept, the same as the variant of an experiment (spec section 9). */
export const VISITOR_SECONDS = 4_233_600
export const VISITOR_COOKIE = 'motif-visitor'

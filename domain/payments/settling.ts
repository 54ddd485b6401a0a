/** How often a worker looks for pending orders, in seconds. */
export const SETTLE_EVERY_SECONDS = 10

/**
 * A pending order asks its gateway after this time without an answer, in seconds, and then each time that it has passed again:
 * after an outage of the gateway an order is settled within a minute.
 */
export const ASK_AFTER_SECONDS = 40

/** Whether a user agent is a crawler's, which gets no suggestions (spec section 5). Cubot is a maker of phones. */
export function isCrawler(userAgent: string): boolean {
  return /(?<!cu)bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit|embedly/i.test(userAgent)
}

/** Whether a user agent is a browser's: every browser claims to be Mozilla, and most scripts do not. */
export function isBrowser(userAgent: string): boolean {
  return userAgent.startsWith('Mozilla/') && !isCrawler(userAgent)
}

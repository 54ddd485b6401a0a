/** Whether a user agent is a crawler's; those are suggested nothing (spec section 5). Cubot makes telephones. */
export function isCrawler(userAgent: string): boolean {
  return /(?<!cu)bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit|embedly/i.test(userAgent)
}

/** Whether somebody looks here: every browser calls itself Mozilla, and most scripts do not. */
export function isBrowser(userAgent: string): boolean {
  return userAgent.startsWith('Mozilla/') && !isCrawler(userAgent)
}

/** Called by Next once, before the first request. */
export async function register(): Promise<void> {
  // Middleware that runs elsewhere has no servers to listen to.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteVisitorAddresses } = await import('#storefront/http/visitor-address.ts')
  noteVisitorAddresses()
  // A build has no CMS to follow.
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  const { startFollowing } = await import('#storefront/invalidation/start.ts')
  startFollowing()
}

/** Networks on which contributors show their work, and the hosts of their addresses; null for any host. */
export const SOCIAL_NETWORKS = {
  website: null,
  dribbble: ['dribbble.com'],
  behance: ['behance.net'],
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com'],
  linkedin: ['linkedin.com'],
  github: ['github.com'],
} as const satisfies Record<string, readonly string[] | null>

export type SocialNetwork = keyof typeof SOCIAL_NETWORKS
export const SOCIAL_NETWORK_CODES = Object.keys(SOCIAL_NETWORKS) as readonly SocialNetwork[]

/** Whether an address belongs to the network: https, its host or a subdomain, no credentials. */
export function isSocialAddress(network: SocialNetwork, text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    return false
  const hosts: readonly string[] | null = SOCIAL_NETWORKS[network]
  return (
    hosts?.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)) ??
    url.hostname.includes('.')
  )
}

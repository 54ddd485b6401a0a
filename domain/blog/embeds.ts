import { isWebAddress } from '#domain/routing/web-address.ts'

/** Providers whose pages may be embedded. `frame` is the host that a frame of theirs has. */
export const EMBED_PROVIDERS = {
  youtube: { name: 'YouTube', frame: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', frame: 'https://player.vimeo.com' },
  codepen: { name: 'CodePen', frame: 'https://codepen.io' },
} as const satisfies Record<string, { readonly name: string; readonly frame: string }>

export type EmbedProvider = keyof typeof EMBED_PROVIDERS
export const EMBED_PROVIDER_CODES = Object.keys(EMBED_PROVIDERS) as readonly EmbedProvider[]

/** A page of another site that a post embeds. */
export interface Embed {
  readonly provider: EmbedProvider
  /** The address of the frame. */
  readonly frame: string
  /** The address of the page, for readers who prefer to go there. */
  readonly page: string
}

interface Reader {
  readonly provider: EmbedProvider
  readonly hosts: readonly string[]
  /** The identifier in an address; its pattern admits nothing that changes the meaning of the frame's address. */
  readonly id: (url: URL) => string | null
  readonly frame: (id: string) => string
  readonly page: (id: string) => string
}

const READERS: readonly Reader[] = [
  {
    provider: 'youtube',
    hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    id: ({ hostname, pathname, searchParams }) => {
      const path = hostname === 'youtu.be' ? pathname.slice(1) : pathname.replace(/^\/(?:embed|shorts)\//, '')
      return matching(/^[\w-]{11}$/, pathname === '/watch' ? (searchParams.get('v') ?? '') : path)
    },
    frame: (id) => `/embed/${id}`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    provider: 'vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    id: ({ pathname }) => matching(/^\d{4,12}$/, pathname.replace(/^\/(?:video\/)?/, '')),
    frame: (id) => `/video/${id}?dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
  },
  {
    provider: 'codepen',
    hosts: ['codepen.io'],
    id: ({ pathname }) =>
      matching(/^[\w-]{1,40}\/[A-Za-z]{4,12}$/, pathname.slice(1).replace(/\/(?:pen|embed|full)\//, '/')),
    frame: (id) => `/${id.replace('/', '/embed/')}?default-tab=result`,
    page: (id) => `https://codepen.io/${id.replace('/', '/pen/')}`,
  },
]

/** The embed of an address that an editor pasted; null unless it is a page of an allowed provider. */
export function embedOf(address: string): Embed | null {
  const text = address.trim()
  if (!isWebAddress(text)) return null
  const url = new URL(text)
  const reader = READERS.find(({ hosts }) => hosts.includes(url.hostname))
  const id = reader?.id(url) ?? null
  if (reader === undefined || id === null || url.port !== '') return null
  const { provider } = reader
  return { provider, frame: EMBED_PROVIDERS[provider].frame + reader.frame(id), page: reader.page(id) }
}

function matching(pattern: RegExp, text: string): string | null {
  return pattern.test(text) ? text : null
}

/** A provider whose pages may be embedded. Only the identifier of an address is used; the frame's address is ours. */
interface Provider {
  readonly name: string
  readonly kind: 'video' | 'page'
  /** The hosts of addresses that editors copy. */
  readonly hosts: readonly string[]
  /** The identifier of an address; undefined where it has none. */
  readonly idOf: (url: URL) => string | undefined
  readonly frame: (id: string) => string
}

const WORD = /^[\w-]{6,64}$/
const NUMBER = /^\d{6,12}$/

/** Every address that may be shown in a frame; the content security policy allows these hosts and no others. */
export const EMBED_PROVIDERS = {
  youtube: {
    name: 'YouTube',
    kind: 'video',
    hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    idOf: (url) =>
      checked(
        WORD,
        url.hostname === 'youtu.be'
          ? segment(url, 0)
          : (url.searchParams.get('v') ?? after(url, ['embed', 'shorts', 'live'])),
      ),
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  vimeo: {
    name: 'Vimeo',
    kind: 'video',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    idOf: (url) => checked(NUMBER, after(url, ['video']) ?? segment(url, 0)),
    frame: (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  },
  codepen: {
    name: 'CodePen',
    kind: 'page',
    hosts: ['codepen.io'],
    idOf: (url) => {
      const [, owner, pen] =
        /^\/([\w-]{1,40})\/(?:pen|full|details|embed)\/(\w{5,40})$/.exec(url.pathname) ?? []
      return owner === undefined || pen === undefined ? undefined : `${owner}/embed/${pen}`
    },
    frame: (id) => `https://codepen.io/${id}?default-tab=result`,
  },
  figma: {
    name: 'Figma',
    kind: 'page',
    hosts: ['www.figma.com', 'figma.com', 'embed.figma.com'],
    idOf: (url) => {
      const kind = ['design', 'proto', 'board'].find((one) => segment(url, 0) === one)
      const key = checked(/^[A-Za-z0-9]{10,64}$/, segment(url, 1))
      return kind === undefined || key === undefined ? undefined : `${kind}/${key}`
    },
    frame: (id) => `https://embed.figma.com/${id}?embed-host=site`,
  },
} as const satisfies Record<string, Provider>

export type EmbedProvider = keyof typeof EMBED_PROVIDERS
export const EMBED_PROVIDER_CODES = Object.keys(EMBED_PROVIDERS) as readonly EmbedProvider[]

/** What is embedded: a provider of the list and an identifier of it. */
export interface Embedded {
  readonly provider: EmbedProvider
  readonly id: string
}

/** What an address embeds; null where no provider of the list has it, or it is no video where one is wanted. */
export function embeddedAt(address: string, kind?: Provider['kind']): Embedded | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null
  for (const provider of EMBED_PROVIDER_CODES) {
    const facts: Provider = EMBED_PROVIDERS[provider]
    if (!facts.hosts.includes(url.hostname) || (kind !== undefined && facts.kind !== kind)) continue
    const id = facts.idOf(url)
    if (id !== undefined) return { provider, id }
  }
  return null
}

/** The address of the frame. */
export function frameOf({ provider, id }: Embedded): string {
  return EMBED_PROVIDERS[provider].frame(id)
}

/** The origins of all frames, for the content security policy. */
export const EMBED_ORIGINS: readonly string[] = EMBED_PROVIDER_CODES.map(
  (provider) => new URL(EMBED_PROVIDERS[provider].frame('x')).origin,
)

function segment(url: URL, index: number): string | undefined {
  return url.pathname.split('/').filter((one) => one !== '')[index]
}

/** The segment after one of the words. */
function after(url: URL, words: readonly string[]): string | undefined {
  const segments = url.pathname.split('/').filter((one) => one !== '')
  const at = segments.findIndex((one) => words.includes(one))
  return at === -1 ? undefined : segments[at + 1]
}

function checked(pattern: RegExp, text: string | null | undefined): string | undefined {
  return text && pattern.test(text) ? text : undefined
}

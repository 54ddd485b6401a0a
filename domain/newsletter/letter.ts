/** A work of the library in a letter. Addresses are absolute. */
export interface LetterWork {
  readonly title: string
  readonly address: string
  /** The picture for a row of works, and the larger one for a work alone. */
  readonly small: string
  readonly large: string
}

export type LetterBlock =
  | { readonly type: 'text'; readonly heading: string | null; readonly paragraphs: readonly string[] }
  | { readonly type: 'picture'; readonly work: LetterWork; readonly caption: string | null }
  /** A picture of the media library, at an absolute address. */
  | {
      readonly type: 'image'
      readonly source: string
      readonly alt: string
      /** Pixels of the picture in its whole size. */
      readonly width: number
      readonly height: number
      readonly caption: string | null
    }
  | { readonly type: 'works'; readonly heading: string | null; readonly works: readonly LetterWork[] }
  | { readonly type: 'button'; readonly label: string; readonly address: string }

/** A newsletter in one language, as it is sent. */
export interface Letter {
  readonly subject: string
  readonly preview: string | null
  readonly blocks: readonly LetterBlock[]
}

/** The paragraphs of a text: an empty line begins a new one. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** Every address that a letter links to, once. */
export function addressesOf({ blocks }: Letter): readonly string[] {
  return [...new Set(blocks.flatMap(addressesOfBlock))]
}

/** The letter with each address replaced, such as by one that counts. */
export function withAddresses(letter: Letter, replace: (address: string) => string): Letter {
  return { ...letter, blocks: letter.blocks.map((block) => withAddressesOfBlock(block, replace)) }
}

function withAddressesOfBlock(block: LetterBlock, replace: (address: string) => string): LetterBlock {
  const work = (one: LetterWork): LetterWork => ({ ...one, address: replace(one.address) })
  switch (block.type) {
    case 'text':
    case 'image':
      return block
    case 'picture':
      return { ...block, work: work(block.work) }
    case 'works':
      return { ...block, works: block.works.map(work) }
    case 'button':
      return { ...block, address: replace(block.address) }
  }
}

function addressesOfBlock(block: LetterBlock): readonly string[] {
  switch (block.type) {
    case 'text':
    case 'image':
      return []
    case 'picture':
      return [block.work.address]
    case 'works':
      return block.works.map(({ address }) => address)
    case 'button':
      return [block.address]
  }
}

/**
 * The address that a link of an issue leads to: pages of the site learn by the usual parameters where their visitors come
 * from; addresses of others stay as they are.
 */
export function campaignAddress(address: string, ownOrigin: string, campaign: string): string {
  const url = new URL(address)
  if (url.origin !== ownOrigin) return address
  url.searchParams.set('utm_source', 'newsletter')
  url.searchParams.set('utm_medium', 'email')
  url.searchParams.set('utm_campaign', campaign)
  return url.href
}

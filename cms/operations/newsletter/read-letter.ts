import { fragment, run } from '#cms/operations/database.ts'
import { readFreeAsset } from '#cms/operations/free-days/read-free-asset.ts'
import { type BlockContext, hrefOf, imageOf, workOf } from '#cms/operations/landing/blocks/context.ts'
import { mosaicWorks } from '#cms/operations/landing/blocks/read-works.ts'
import type { Cast, Column } from '#cms/operations/schema/columns.ts'
import { previewUrl } from '#domain/assets/preview-url.ts'
import { inLocale } from '#domain/blocks/in-locale.ts'
import { type StoredLetterBlock, storedLetterBlockSchema } from '#domain/contract/blocks/letter.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { MediaPicture } from '#domain/contract/media-library.ts'
import { segmentSchema } from '#domain/contract/newsletter.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { mediaPath } from '#domain/media-library/pictures.ts'
import { dayAt } from '#domain/menu/calendar.ts'
import { type Letter, type LetterBlock, type LetterWork, paragraphsOf } from '#domain/newsletter/letter.ts'
import type { Segment } from '#domain/newsletter/segment.ts'
import { href } from '#domain/routing/href.ts'

/** What a newsletter is read with; `publicUrl` is the address of the site. */
export interface LetterContext extends Omit<BlockContext, 'locale'> {
  readonly publicUrl: string
}

interface NewsletterRow extends Record<string, unknown> {
  readonly name: Column<'newsletters.name'>
  readonly content: Cast<'newsletters.content', unknown>
}

/** A newsletter as the CMS stores it. */
interface StoredNewsletter {
  readonly name: string
  readonly segment: Segment
  readonly letters: Readonly<Record<Locale, Letter>>
}

/** The letters of a newsletter in every language, English where a translation is missing; null for an unknown one. */
export async function readNewsletter(context: LetterContext, id: number): Promise<StoredNewsletter | null> {
  const [row] = await run<NewsletterRow>(
    context.payload,
    fragment`select name, content from newsletters where id = ${id}`,
  )
  if (row === undefined) return null
  const { segment } = await context.payload.findByID({ collection: 'newsletters', id, depth: 0 })
  const letters: [Locale, Letter][] = []
  for (const locale of LOCALE_CODES) letters.push([locale, await letterIn(context, id, locale, row.content)])
  return {
    name: row.name,
    segment: segmentSchema.parse(segment ?? {}),
    letters: Object.fromEntries(letters) as Record<Locale, Letter>,
  }
}

async function letterIn(
  context: LetterContext,
  id: number,
  locale: Locale,
  content: unknown,
): Promise<Letter> {
  const { subject, preview } = await context.payload.findByID({
    collection: 'newsletters',
    id,
    locale,
    fallbackLocale: 'en',
    depth: 0,
    select: { subject: true, preview: true },
  })
  const stored = Array.isArray(content) ? content.map((block) => inLocale(block, locale)) : []
  const read = await Promise.all(
    stored.map(async (block) => {
      const parsed = storedLetterBlockSchema.safeParse(block)
      return parsed.success ? blockOf({ ...context, locale }, parsed.data) : null
    }),
  )
  return { subject: subject ?? '', preview: preview || null, blocks: read.filter((block) => block !== null) }
}

/** A block with what it shows; null where nothing of it is left. */
async function blockOf(
  context: LetterContext & BlockContext,
  block: StoredLetterBlock,
): Promise<LetterBlock | null> {
  switch (block.blockType) {
    case 'letterText':
      return { type: 'text', heading: block.heading, paragraphs: paragraphsOf(block.text) }
    case 'letterPicture': {
      const image = await imageOf(context, block.image)
      if (image !== null) return letterImage(context, image, block.caption)
      const work = await workOf(context, block.work)
      return work && { type: 'picture', work: letterWork(context, work), caption: block.caption }
    }
    case 'letterAssets': {
      const works = await mosaicWorks(context, { ...block, daily: false })
      if (works.length === 0) return null
      return { type: 'works', heading: block.heading, works: works.map((work) => letterWork(context, work)) }
    }
    case 'letterButton': {
      const address = hrefOf(context, block.address)
      return address === null
        ? null
        : { type: 'button', label: block.label, address: absolute(context, address) }
    }
    case 'letterFreeAsset': {
      const free = await readFreeAsset(context.payload, dayAt(context.now.getTime()), context.locale)
      return free && { type: 'works', heading: block.heading, works: [letterWork(context, free.item)] }
    }
  }
}

function letterWork(context: LetterContext & { readonly locale: Locale }, card: ItemCard): LetterWork {
  return {
    title: card.title,
    address: absolute(context, href('item', context.locale, card)),
    // Every mailbox shows PNG, not all of them WebP.
    small: absolute(context, previewUrl(card.preview, { width: 256, format: 'png' })),
    large: absolute(context, previewUrl(card.preview, { width: 800 })),
  }
}

function letterImage(
  context: LetterContext,
  { sha256, alt, width, height, credit }: MediaPicture,
  caption: string | null,
): LetterBlock {
  return {
    type: 'image',
    source: absolute(context, mediaPath(sha256, 1_280)),
    alt,
    width,
    height,
    caption:
      [caption, credit === null ? null : `© ${credit}`].filter((one) => one !== null).join(' · ') || null,
  }
}

function absolute({ publicUrl }: LetterContext, address: string): string {
  return new URL(address, publicUrl).href
}

import { type BlockContext, workOf } from '#cms/operations/landing/blocks/context.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { LandingPage } from '#domain/contract/landing.ts'
import { searchTexts } from '#domain/landing/seo.ts'

interface Described {
  readonly title: string
  readonly description: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoPicture: number | null
  readonly seoHidden: boolean | null
}

/** What search engines and shared links show of a page: its own fields for them, or else what is on it. */
export async function readSeo(
  context: BlockContext,
  { title, description, seoTitle, seoDescription, seoPicture, seoHidden }: Described,
  { hero, blocks }: Pick<LandingPage, 'hero' | 'blocks'>,
): Promise<LandingPage['seo']> {
  const chosen = await workOf(context, seoPicture)
  return {
    ...searchTexts({ title, description }, { title: seoTitle, description: seoDescription }),
    preview: (chosen ?? hero[0] ?? firstWork(blocks))?.preview ?? null,
    hidden: seoHidden ?? false,
  }
}

function firstWork(blocks: LandingPage['blocks']): ItemCard | undefined {
  return blocks.flatMap((block) => (block.type === 'hero' ? block.works : []))[0]
}

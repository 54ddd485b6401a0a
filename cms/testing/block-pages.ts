import type { Payload } from '#cms/operations/database.ts'
import type { LandingPage } from '#cms/payload-types.ts'

/** Fields of a page that a test chooses; `draft` is Payload's flag, true unless the page is published. */
type PageData = Partial<Omit<LandingPage, 'id'>>

/** Makes a page of blocks in English, with a call to action where `data` has no blocks. It is a draft unless `data` publishes it. */
export async function makeBlockPage(
  payload: Payload,
  slug: string,
  data: PageData = {},
): Promise<LandingPage> {
  return payload.create({
    collection: 'landing-pages',
    locale: 'en',
    draft: data._status !== 'published',
    data: {
      title: `About ${slug}`,
      place: 'page',
      slug,
      layout: 'blocks',
      hero: 'none',
      selection: { price: 'all' },
      blocks: [{ blockType: 'action', heading: 'Begin' }],
      ...data,
    },
  })
}

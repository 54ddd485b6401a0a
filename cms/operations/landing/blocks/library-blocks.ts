import { fragment, run } from '#cms/operations/database.ts'
import { readFreeAsset } from '#cms/operations/free-days/read-free-asset.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { embeddedAt } from '#domain/blocks/embeds.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import { dayAt } from '#domain/menu/calendar.ts'
import type { BlockReaders } from './block-readers.ts'
import { actionsOf, type BlockContext, imageOf, imagesOf, workOf, worksOf } from './context.ts'
import { numbersOf } from './read-numbers.ts'
import { collectionsOf, contributorsOf, packsOf } from './read-rows.ts'
import { mosaicWorks } from './read-works.ts'

/** Blocks that show works, packs, collections, people or figures of the library. */
export const LIBRARY_BLOCKS = {
  hero: async ({ layout, heading, intro, actions, tint, works, image }, context) => ({
    layout,
    heading,
    intro,
    tint,
    actions: actionsOf(context, actions),
    works: layout === 'plain' ? [] : await worksOf(context, works),
    image: layout === 'plain' ? null : await imageOf(context, image),
  }),
  mosaic: async (block, context) => {
    const { heading, intro, action } = block
    const items = await mosaicWorks(context, block)
    const [more = null] = actionsOf(context, action === null ? [] : [action])
    return items.length === 0 ? null : { heading, intro, items, action: more }
  },
  freeAsset: async ({ heading, intro }, { payload, locale, now }) => {
    const ahead = [dayAt(now.getTime()), dayAt(now.getTime(), 1)]
    const found = await Promise.all(ahead.map((day) => readFreeAsset(payload, day, locale)))
    const days = found.flatMap((one) => (one === null ? [] : [{ day: one.day, work: one.item }]))
    return days.length === 0 ? null : { heading, intro, days }
  },
  packs: async (block, context) => {
    const packs = await packsOf(context, block)
    return packs.length === 0 ? null : { heading: block.heading, intro: block.intro, packs }
  },
  collections: async (block, context) => {
    const collections = await collectionsOf(context, block)
    return collections.length === 0 ? null : { heading: block.heading, intro: block.intro, collections }
  },
  contributors: async (block, context) => {
    const contributors = await contributorsOf(context, block)
    return contributors.length === 0 ? null : { heading: block.heading, intro: block.intro, contributors }
  },
  numbers: async (block, { payload }) => {
    const items = await numbersOf(payload, block)
    return items.length === 0 ? null : { heading: block.heading, intro: block.intro, items }
  },
  quote: async ({ text, name, role, work, image }, context) => ({
    text,
    name,
    role,
    work: await workOf(context, work),
    image: await imageOf(context, image),
  }),
  video: async ({ title, address, caption, work }, context) => {
    const embedded = embeddedAt(address, 'video')
    return embedded && { title, caption, embedded, work: await workOf(context, work) }
  },
  lottie: async ({ heading, intro, work: id }, context) => {
    const work = await movingWork(context, id, 'lottie')
    return work && { heading, intro, work, packed: await isPacked(context, id) }
  },
  model: async ({ heading, intro, work: id }, context) => {
    const work = await movingWork(context, id, 'model')
    return work && { heading, intro, work }
  },
  picture: async ({ work: workId, image: imageId, caption, width }, context) => {
    const image = await imageOf(context, imageId)
    const work = image === null ? await workOf(context, workId) : null
    return work === null && image === null ? null : { work, image, caption, width }
  },
  gallery: async (block, context) => {
    const [works, images] = await Promise.all([
      worksOf(context, block.works),
      imagesOf(context, block.images),
    ])
    const { heading, intro } = block
    return works.length + images.length === 0 ? null : { heading, intro, works, images }
  },
  action: async ({ heading, intro, actions, tint, work, image }, context) => ({
    heading,
    intro,
    tint,
    actions: actionsOf(context, actions),
    work: await workOf(context, work),
    image: await imageOf(context, image),
  }),
} as const satisfies Partial<BlockReaders>

/** A work that moves in the given way; null for others. */
async function movingWork(
  context: BlockContext,
  id: number | null,
  motion: 'lottie' | 'model',
): Promise<ItemCard | null> {
  const work = await workOf(context, id)
  return work?.preview.motion === motion ? work : null
}

/** Whether the file of an animation is a dotLottie package. */
async function isPacked({ payload }: BlockContext, id: number | null): Promise<boolean> {
  const [row] = await run<{ shown_format: Column<'items.shown_format'> }>(
    payload,
    fragment`select shown_format from items where id = ${id}`,
  )
  return row?.shown_format === 'dotlottie'
}

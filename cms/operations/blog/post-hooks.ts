import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { redirectOldPost } from '#cms/operations/blog/redirect-old-post.ts'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { articleText } from '#domain/blog/article-text.ts'
import { readArticle } from '#domain/blog/lexical/read-article.ts'
import { readingMinutes } from '#domain/blog/reading-time.ts'

/** Derives the plain text and the reading time of a body, and redirects the old address of a published post. */
export const preparePost: CollectionBeforeChangeHook = async ({ req, data, originalDoc, operation }) => {
  const { id, slug, _status } = { ...originalDoc, ...data }
  if (operation === 'update' && _status === 'published') await redirectOldPost(req, id, slug)
  if (data.body === undefined || data.body === null) return data
  const text = articleText(readArticle(data.body))
  return { ...data, text, minutes: readingMinutes(text) }
}

interface Versioned {
  readonly _status?: 'draft' | 'published' | null | undefined
}

/** Enqueues that a post changed for visitors; drafts are not visible. */
export async function enqueueIfPublished(
  req: PayloadRequest,
  ...states: readonly (Versioned | undefined)[]
): Promise<void> {
  if (states.some((state) => state?._status === 'published'))
    await enqueueTextsChanged({ resource: 'posts', req })
}

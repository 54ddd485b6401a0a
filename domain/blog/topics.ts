/** The two ways in which posts are grouped: a post has one category and any number of tags. */
export const TOPIC_KINDS = ['category', 'tag'] as const
export type TopicKind = (typeof TOPIC_KINDS)[number]

/** Posts on a page of the blog. */
export const POSTS_PER_PAGE = 12

/** Maximum of what an editor adds to a post. */
export const POST_LIMITS = {
  description: 300,
  cover: 8,
  tags: 8,
  related: 3,
  gallery: 12,
  assets: 12,
  code: 5_000,
  table: 10_000,
  callout: 1_200,
  footnote: 500,
  line: 200,
} as const

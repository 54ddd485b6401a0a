/** What a template is for, with its size in pixels and the words it comes with. */
export interface TemplateFormat {
  readonly key: string
  readonly name: string
  readonly width: number
  readonly height: number
  readonly keywords: readonly string[]
}

export const TEMPLATE_FORMATS: readonly TemplateFormat[] = [
  {
    key: 'post',
    name: 'social post',
    width: 1080,
    height: 1080,
    keywords: ['social media', 'post', 'square', 'feed'],
  },
  { key: 'story', name: 'story', width: 1080, height: 1920, keywords: ['social media', 'story', 'vertical'] },
  {
    key: 'banner',
    name: 'banner',
    width: 1600,
    height: 600,
    keywords: ['banner', 'website', 'header', 'hero'],
  },
  {
    key: 'podcast',
    name: 'podcast cover',
    width: 1400,
    height: 1400,
    keywords: ['podcast', 'cover', 'audio', 'square'],
  },
  {
    key: 'presentation',
    name: 'presentation cover',
    width: 1920,
    height: 1080,
    keywords: ['presentation', 'slide', 'cover', 'keynote'],
  },
  {
    key: 'card',
    name: 'business card',
    width: 1050,
    height: 600,
    keywords: ['business card', 'print', 'stationery', 'contact'],
  },
]

/** The words of a design in each format: what the person who buys it replaces. */
export interface Copy {
  readonly label: string
  readonly headline: readonly string[]
  readonly line: string
}

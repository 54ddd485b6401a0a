/** The use of a template with its size in pixels and its default texts. */
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
    keywords: ['business card', 'print', 'stationery', 'contact', 'communication'],
  },
  {
    key: 'email',
    name: 'email header',
    width: 1200,
    height: 500,
    keywords: ['email', 'newsletter', 'header', 'marketing'],
  },
  {
    key: 'call',
    name: 'video call background',
    width: 1920,
    height: 1080,
    keywords: ['communication', 'video call', 'background', 'meeting'],
  },
  {
    key: 'hero',
    name: 'website hero',
    width: 1440,
    height: 810,
    keywords: ['website', 'hero', 'landing page', 'web'],
  },
  {
    key: 'splash',
    name: 'app splash screen',
    width: 1170,
    height: 2532,
    keywords: ['mobile', 'app', 'splash screen', 'phone'],
  },
  {
    key: 'document',
    name: 'document cover',
    width: 1240,
    height: 1754,
    keywords: ['document', 'report', 'cover', 'print'],
  },
  {
    key: 'wallpaper',
    name: 'desktop wallpaper',
    width: 2560,
    height: 1440,
    keywords: ['wallpaper', 'desktop', 'background', 'screen'],
  },
  {
    key: 'portfolio',
    name: 'portfolio cover',
    width: 1600,
    height: 1000,
    keywords: ['portfolio', 'cover', 'case study', 'showcase'],
  },
  {
    key: 'shot',
    name: 'Dribbble shot',
    width: 1600,
    height: 1200,
    keywords: ['dribbble', 'shot', 'showcase', 'portfolio'],
  },
  {
    key: 'project',
    name: 'Behance cover',
    width: 1616,
    height: 1264,
    keywords: ['behance', 'project', 'cover', 'portfolio'],
  },
]

/** The texts of a design in each format, which buyers replace. */
export interface Copy {
  readonly label: string
  readonly headline: readonly string[]
  readonly line: string
}

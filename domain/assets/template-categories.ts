/**
 * Uses of templates (spec section 3, "Template categories"): the segment of the address, and the tag that files a
 * template under it. A template may have several.
 */
export const TEMPLATE_CATEGORIES = {
  email: { tag: 'email' },
  communication: { tag: 'communication' },
  presentation: { tag: 'presentation' },
  website: { tag: 'website' },
  banner: { tag: 'banner' },
  mobile: { tag: 'mobile' },
  social: { tag: 'social-media' },
  documents: { tag: 'document' },
  wallpaper: { tag: 'wallpaper' },
  podcast: { tag: 'podcast' },
  portfolio: { tag: 'portfolio' },
  dribbble: { tag: 'dribbble' },
  behance: { tag: 'behance' },
} as const satisfies Record<string, { readonly tag: string }>

export type TemplateCategory = keyof typeof TEMPLATE_CATEGORIES
export const TEMPLATE_CATEGORY_CODES = Object.keys(TEMPLATE_CATEGORIES) as readonly TemplateCategory[]

export function isTemplateCategory(value: string | undefined): value is TemplateCategory {
  return value !== undefined && Object.hasOwn(TEMPLATE_CATEGORIES, value)
}

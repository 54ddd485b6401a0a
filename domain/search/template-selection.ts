import { TEMPLATE_CATEGORIES, type TemplateCategory } from '#domain/assets/template-categories.ts'
import { EVERYTHING, type Selection } from './selection.ts'

/** The templates for one use. */
export function templatesFor(use: TemplateCategory): Selection {
  return { ...EVERYTHING, kinds: ['template'], tags: [TEMPLATE_CATEGORIES[use].tag] }
}

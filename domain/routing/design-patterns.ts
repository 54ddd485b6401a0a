import { DESIGN_SECTIONS, type DesignSection, isDesignSection } from '#domain/design-system/sections.ts'
import type { Pattern } from '#domain/routing/patterns.ts'

const ROOT = 'design-system'

/** `/design-system/{section}`; without a section it redirects to the first. */
export const designPattern: Pattern<{ readonly section: DesignSection }> = {
  words: [ROOT],
  path: ({ section }) => [ROOT, section],
  read: ([first, section = DESIGN_SECTIONS[0], ...rest]) =>
    first === ROOT && rest.length === 0 && isDesignSection(section) ? { section } : undefined,
}

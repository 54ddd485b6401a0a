import { LOCALE_CODES } from '#domain/locales/locales.ts'
import type { Names } from '#seed/taxonomy/names.ts'
import { writtenPage } from './page.ts'
import { PROGRAM_STEPS, PROGRAM_TEXTS, type ProgramKind } from './program-texts.ts'

interface Program {
  readonly slug: string
  /** Its trade name. */
  readonly name: string
  readonly kind: ProgramKind
}

/** The programs that have a page (spec section 2, "Plugins and apps"). */
export const PROGRAMS: readonly Program[] = [
  { slug: 'for-figma', name: 'Figma', kind: 'vector' },
  { slug: 'for-adobe-xd', name: 'Adobe XD', kind: 'vector' },
  { slug: 'for-sketch', name: 'Sketch', kind: 'vector' },
  { slug: 'for-illustrator', name: 'Illustrator', kind: 'vector' },
  { slug: 'for-indesign', name: 'InDesign', kind: 'vector' },
  { slug: 'for-photoshop', name: 'Photoshop', kind: 'picture' },
  { slug: 'iconscout-for-canva', name: 'Canva', kind: 'picture' },
  { slug: 'for-powerpoint', name: 'PowerPoint', kind: 'office' },
  { slug: 'for-word', name: 'Word', kind: 'office' },
  { slug: 'for-google-slides', name: 'Google Slides', kind: 'picture' },
  { slug: 'for-google-docs', name: 'Google Docs', kind: 'picture' },
  { slug: 'for-google-sheets', name: 'Google Sheets', kind: 'picture' },
  { slug: 'for-elementor', name: 'Elementor', kind: 'web' },
  { slug: 'for-webflow', name: 'Webflow', kind: 'web' },
  { slug: 'for-wordpress', name: 'WordPress', kind: 'web' },
]

export const PROGRAM_PAGES = PROGRAMS.map(({ slug, name, kind }) =>
  writtenPage({
    place: 'plugin',
    slug,
    related: ['plugins', 'features'],
    texts: Object.fromEntries(
      LOCALE_CODES.map((locale) => [
        locale,
        PROGRAM_TEXTS[locale].replace('{steps}', PROGRAM_STEPS[kind][locale]).replaceAll('{name}', name),
      ]),
    ) as Names,
  }),
)

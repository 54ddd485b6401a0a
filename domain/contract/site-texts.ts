import { z } from 'zod'
import { MENU_SECTIONS } from '#domain/menu/sections.ts'

/** The menus and words that editors write, as `/api/v2/site-texts` returns them in one language; empty ones are built in. */

const link = z.object({ label: z.string(), href: z.string() })
const column = z.object({ heading: z.string(), links: z.array(link) })
const words = z.object({ heading: z.string().nullable(), text: z.string().nullable() })

export const siteTextsSchema = z.object({
  footer: z.array(column),
  menus: z.array(column.extend({ section: z.enum(MENU_SECTIONS) })),
  strip: z.array(link),
  errors: z.object({ 'not-found': words, unavailable: words, internal: words }),
})
export type SiteTexts = z.infer<typeof siteTextsSchema>
export type MenuColumn = z.infer<typeof column>

const NO_WORDS = { heading: null, text: null } as const

/** Nothing written: every menu and text is built in. */
export const NO_SITE_TEXTS: SiteTexts = {
  footer: [],
  menus: [],
  strip: [],
  errors: { 'not-found': NO_WORDS, unavailable: NO_WORDS, internal: NO_WORDS },
}

import { z } from 'zod'
import { AUDIENCES } from '#domain/announcements/announcements.ts'

const moment = z.iso.datetime().nullable()

/** One line above the header, as `/api/v2/announcements` returns it. */
export const announcementSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** An address of this site from its root, in the requested language, or an address elsewhere. */
  link: z.object({ label: z.string(), href: z.string() }).nullable(),
  audience: z.enum(AUDIENCES),
  /** Start and end of its period. */
  from: moment,
  until: moment,
})
export type Announcement = z.infer<typeof announcementSchema>

/** Announcements that have not ended, in display order: the first whose period contains the current moment is shown. */
export const announcementsSchema = z.array(announcementSchema)

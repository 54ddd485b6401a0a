import { z } from 'zod'
import { AUDIENCES } from '#domain/announcements/announcements.ts'

const moment = z.iso.datetime().nullable()

/** One line above the header, as `/api/v2/announcements` gives it. */
export const announcementSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Where it leads: an address of this site from its root, in the language asked for, or one elsewhere. */
  link: z.object({ label: z.string(), href: z.string() }).nullable(),
  audience: z.enum(AUDIENCES),
  /** From when on it is shown, and from when on no more. */
  from: moment,
  until: moment,
})
export type Announcement = z.infer<typeof announcementSchema>

/** Those that are not over, in the order in which they are to be shown: the first whose time it is stands. */
export const announcementsSchema = z.array(announcementSchema)

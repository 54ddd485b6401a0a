import { z } from 'zod'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { DESKS } from '#domain/permissions/desks.ts'
import { CONTRIBUTOR_TEAM_ROLES, STAFF_ROLES } from '#domain/permissions/roles.ts'

/** Where the console's endpoints are, under the public address. */
export const CONSOLE_API = '/api/console'

/** `GET /api/console/session`: the user of the console and what is open to them. */
export const consoleSessionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  locale: z.enum(LOCALE_CODES),
  roles: z.array(z.enum(STAFF_ROLES)),
  desks: z.array(z.enum(DESKS)).min(1),
  isContributor: z.boolean(),
  /** The contributors in whose teams the user is. */
  contributorTeams: z.array(z.object({ id: z.int(), role: z.enum(CONTRIBUTOR_TEAM_ROLES) })),
  /** The profile picture at 96 px or so; null without one. */
  avatar: z.string().nullable(),
})
export type ConsoleSession = z.infer<typeof consoleSessionSchema>

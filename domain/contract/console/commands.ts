import { z } from 'zod'
import type { Command } from '#domain/permissions/commands.ts'

/** In the actor's words, for the audit log. Empty is none. */
const reason = z
  .string()
  .trim()
  .max(500)
  .transform((text) => (text === '' ? null : text))
  .nullable()
  .default(null)

/** `POST /api/console/items/:id/publish-revision`; `expected` is the current revision that the actor saw. */
export const publishRevisionSchema = z.strictObject({
  revision: z.int().positive(),
  expected: z.int().positive().nullable(),
  reason,
})
export type PublishRevisionForm = z.input<typeof publishRevisionSchema>

/** What can be done to one row of a resource, by the last part of its address, and the command behind it. */
export const CONSOLE_COMMANDS = {
  items: { 'publish-revision': 'revision.publish' },
} as const satisfies Record<string, Record<string, Command>>

export type ItemAction = keyof typeof CONSOLE_COMMANDS.items

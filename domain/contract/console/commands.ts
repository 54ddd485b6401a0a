import { z } from 'zod'
import { VISIBILITY_CODES } from '#domain/assets/visibility.ts'
import { allowedVisibilityCommands, type VisibilityFacts } from '#domain/assets/visibility-commands.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
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

/** `POST /api/console/items/:id/rest`, `retire`, `restore` and `remove`; `expected` is the state that the actor saw. */
export const changeVisibilitySchema = z.strictObject({ expected: z.enum(VISIBILITY_CODES), reason })
export type ChangeVisibilityForm = z.input<typeof changeVisibilitySchema>

/** What can be done to one row of a resource, by the last part of its address, and the command behind it. */
export const CONSOLE_COMMANDS = {
  items: {
    'publish-revision': 'revision.publish',
    revise: 'submission.revise',
    rest: 'asset.rest',
    retire: 'asset.retire',
    restore: 'asset.restore',
    remove: 'asset.remove',
  },
} as const satisfies Record<string, Record<string, Command>>

export type ItemAction = keyof typeof CONSOLE_COMMANDS.items

/** The actions that change what the public is offered. */
export const VISIBILITY_ACTIONS = [
  'rest',
  'retire',
  'restore',
  'remove',
] as const satisfies readonly ItemAction[]
export type VisibilityAction = (typeof VISIBILITY_ACTIONS)[number]

/** The actions that the actor may take now. */
export function visibilityActions(facts: VisibilityFacts, actor: Holder): VisibilityAction[] {
  const allowed: readonly Command[] = allowedVisibilityCommands(facts, actor)
  return VISIBILITY_ACTIONS.filter((action) => allowed.includes(CONSOLE_COMMANDS.items[action]))
}

import type { Endpoint, PayloadRequest } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { type ConsoleCaller, consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { changeVisibility } from '#cms/operations/assets/change-visibility.ts'
import { readItem } from '#cms/operations/console/read-item.ts'
import { publishRevision } from '#cms/operations/revisions/publish-revision.ts'
import {
  CONSOLE_COMMANDS,
  changeVisibilitySchema,
  publishRevisionSchema,
  VISIBILITY_ACTIONS,
  type VisibilityAction,
} from '#domain/contract/console/commands.ts'
import { readReach } from '#domain/contract/console/may-read.ts'
import { commandScope, requireCommand } from '#domain/permissions/command-scope.ts'

/** What the console can do to an item. Each command is decided again by its operation, and answers with the item. */
export const ITEM_COMMANDS: readonly Endpoint[] = [
  consoleEndpoint('post', '/items/:id/publish-revision', async (req, { actor }) => {
    const allowed = requireCommand(actor, 'revision.publish')
    if (!allowed.ok) return respondRefusal(allowed)
    const item = itemOf(req)
    if (item === null) return respondError('not-found')
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = publishRevisionSchema.safeParse(fields.value)
    if (!form.success) return respondError('bad-request', 'Name the revision and the one that you saw')
    const published = await publishRevision(req.payload, { actor, item, ...form.data })
    return published.ok ? Response.json(await readItem(req.payload, item, actor)) : respondRefusal(published)
  }),
  ...VISIBILITY_ACTIONS.map((action) =>
    consoleEndpoint('post', `/items/:id/${action}`, (req, caller) => change(req, caller, action)),
  ),
]

/** Contributors get the state alone, as the console does not let them read items. */
async function change(
  req: PayloadRequest,
  { actor }: ConsoleCaller,
  action: VisibilityAction,
): Promise<Response> {
  const command = CONSOLE_COMMANDS.items[action]
  if (commandScope(actor, command) === null) return respondError('forbidden')
  const item = itemOf(req)
  if (item === null) return respondError('not-found')
  const fields = await readFields(req)
  if (!fields.ok) return respondRefusal(fields)
  const form = changeVisibilitySchema.safeParse(fields.value)
  if (!form.success) return respondError('bad-request', 'Name the state that you saw')
  const changed = await changeVisibility(req.payload, { actor, item, command, ...form.data })
  if (!changed.ok) return respondRefusal(changed)
  const isReader = readReach(actor, 'items') === 'all'
  const shown = isReader ? await readItem(req.payload, item, actor) : { id: item, visibility: changed.value }
  return Response.json(shown, { headers: { 'Cache-Control': 'no-store' } })
}

function itemOf(req: PayloadRequest): number | null {
  const written = pathParameter(req, 'id')
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null
}

import type { Endpoint } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { readItem } from '#cms/operations/console/read-item.ts'
import { publishRevision } from '#cms/operations/revisions/publish-revision.ts'
import { publishRevisionSchema } from '#domain/contract/console/commands.ts'
import { requireCommand } from '#domain/permissions/command-scope.ts'

/** What the console can do to an item. Each command is decided again by its operation, and answers with the item. */
export const ITEM_COMMANDS: readonly Endpoint[] = [
  consoleEndpoint('post', '/items/:id/publish-revision', async (req, { actor }) => {
    const allowed = requireCommand(actor, 'revision.publish')
    if (!allowed.ok) return respondRefusal(allowed)
    const written = pathParameter(req, 'id')
    if (!/^[1-9]\d{0,8}$/.test(written)) return respondError('not-found')
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = publishRevisionSchema.safeParse(fields.value)
    if (!form.success) return respondError('bad-request', 'Name the revision and the one that you saw')
    const item = Number(written)
    const published = await publishRevision(req.payload, { actor, item, ...form.data })
    return published.ok ? Response.json(await readItem(req.payload, item, actor)) : respondRefusal(published)
  }),
]

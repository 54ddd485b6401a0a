import type { Endpoint, PayloadRequest } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { type ConsoleCaller, commandEndpoint, consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { evidenceSigning } from '#cms/endpoints/console/evidence-signing.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { readForm } from '#cms/endpoints/read-form.ts'
import { environment } from '#cms/env.ts'
import { addEvidence, readEvidence } from '#cms/operations/takedowns/add-evidence.ts'
import { readCase } from '#cms/operations/takedowns/read-case.ts'
import { runTakedownCommand } from '#cms/operations/takedowns/run-command.ts'
import { writeNote } from '#cms/operations/takedowns/write-note.ts'
import {
  TAKEDOWN_ACTION_CODES,
  TAKEDOWN_ACTIONS,
  takedownCommandSchema,
  takedownNoteSchema,
} from '#domain/contract/console/takedowns.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import type { Command } from '#domain/permissions/commands.ts'
import { MAX_EVIDENCE_BYTES } from '#domain/takedown/limits.ts'
import { openStorage } from '#media/storage/open.ts'

/** Commands on the cases of rights holders' claims, notes and evidence. Each command answers with the case afterwards. */
export const TAKEDOWN_CONSOLE_ENDPOINTS: readonly Endpoint[] = [
  ...TAKEDOWN_ACTION_CODES.map((action) => {
    const command = TAKEDOWN_ACTIONS[action]
    return caseCommand(command, action, async ({ payload, takedown, actor, fields }) => {
      const form = takedownCommandSchema.safeParse(fields)
      if (!form.success) return respondRefusals(faultsOf(form.error))
      return runTakedownCommand(payload, { actor, takedown, command, ...form.data })
    })
  }),
  caseCommand('takedown.note', 'note', async ({ payload, takedown, actor, fields }) => {
    const form = takedownNoteSchema.safeParse(fields)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    return writeNote(payload, { actor, takedown, ...form.data })
  }),
  consoleEndpoint('post', '/takedowns/:id/evidence', async (req, { actor }) => {
    if (commandScope(actor, 'takedown.add-evidence') !== 'all') return respondError('forbidden')
    const takedown = numberOf(req, 'id')
    if (takedown === null) return respondError('not-found')
    const form = await readForm(req, MAX_EVIDENCE_BYTES, 'file-too-large')
    if (!form.ok) return respondRefusal(form)
    const file = form.value.get('file')
    if (!(file instanceof File)) return respondError('bad-request', 'Send `file`')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const storage = openStorage(environment())
    return respondCase(
      req,
      { actor, takedown },
      await addEvidence(req.payload, storage, { actor, takedown, fileName: file.name, bytes }),
    )
  }),
  consoleEndpoint('get', '/takedowns/:id/evidence/:file', async (req, { actor }) => {
    if (commandScope(actor, 'takedown.read') !== 'all') return respondError('forbidden')
    const [takedown, file] = [numberOf(req, 'id'), numberOf(req, 'file')]
    if (takedown === null || file === null) return respondError('not-found')
    const found = await readEvidence(req.payload, openStorage(environment()), { takedown, file })
    if (found === null) return respondError('not-found')
    return new Response(Uint8Array.from(found.body), { headers: attachment(found) })
  }),
]

interface CommandCall {
  readonly payload: PayloadRequest['payload']
  readonly actor: ConsoleCaller['actor']
  readonly takedown: number
  readonly fields: unknown
}

function caseCommand(
  command: Command,
  name: string,
  handle: (call: CommandCall) => Promise<Result<unknown> | Response>,
): Endpoint {
  return commandEndpoint('post', command, `/takedowns/:id/${name}`, async (req, { actor }) => {
    const takedown = numberOf(req, 'id')
    if (takedown === null) return respondError('not-found')
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const done = await handle({ payload: req.payload, actor, takedown, fields: fields.value })
    return done instanceof Response ? done : respondCase(req, { actor, takedown }, done)
  })
}

async function respondCase(
  { payload }: PayloadRequest,
  { actor, takedown }: { readonly actor: ConsoleCaller['actor']; readonly takedown: number },
  done: Result<unknown>,
): Promise<Response> {
  if (!done.ok) return respondRefusal(done)
  const shown = await readCase(payload, takedown, actor, evidenceSigning())
  return shown === null
    ? respondError('not-found')
    : Response.json(shown, { headers: { 'Cache-Control': 'no-store' } })
}

/** Files of strangers are downloaded, never shown by the browser. */
function attachment({ name, type }: { readonly name: string; readonly type: string }): HeadersInit {
  return {
    'Cache-Control': 'private, no-store',
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  }
}

function numberOf(req: PayloadRequest, name: string): number | null {
  const written = pathParameter(req, name)
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null
}

import { commitTransaction, initTransaction, killTransaction } from 'payload'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { type PayloadRequest, transactionOf } from '#cms/operations/database.ts'
import type { NewSynonym } from '#domain/contract/console/analytics.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'
import { synonymSummary } from '#domain/search/synonyms.ts'

/** Adds a one-way synonym: what people type also finds another word. One that exists is left as it is. */
export async function addSynonym(
  req: PayloadRequest,
  actor: Holder,
  { locale, typed, finds }: NewSynonym,
): Promise<Result<null>> {
  const allowed = requireCommand(actor, 'synonym.add')
  if (!allowed.ok) return allowed
  const synonym = { kind: 'one-way' as const, input: typed, words: [finds] }
  await initTransaction(req)
  try {
    const { totalDocs: known } = await req.payload.count({
      collection: 'synonyms',
      where: { summary: { equals: synonymSummary(synonym) }, locale: { equals: locale } },
      overrideAccess: false,
      req,
    })
    if (known === 0) {
      const data = { ...synonym, locale, enabled: true }
      const { id } = await req.payload.create({ collection: 'synonyms', data, overrideAccess: false, req })
      const logged = { command: 'synonym.add', resource: 'synonyms', record: id, reason: null } as const
      await logCommand(transactionOf(req), { ...logged, actor, before: {}, after: { ...synonym, locale } })
    }
    await commitTransaction(req)
    return accept(null)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

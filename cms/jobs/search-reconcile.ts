import type { JobServices } from '#cms/jobs/services.ts'
import { configureIndices } from '#cms/operations/search/configure-indices.ts'
import { reconcile } from '#cms/operations/search/reconcile.ts'

/** Every record is compared with its row, and put right. */
export async function searchReconcile({ payload, indices }: JobServices): Promise<void> {
  if (indices === null) return
  const services = { payload, indices }
  await configureIndices(services)
  const { rows, missing, stale, ghosts } = await reconcile(services)
  const found = `${missing} missing, ${stale} stale, ${ghosts} ghosts`
  payload.logger.info(`search: ${rows} rows compared with their records: ${found}`)
}

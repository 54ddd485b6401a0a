import type { TestProject } from 'vitest/node'
import { openCluster } from '#local/postgres/cluster.ts'
import type {} from './database.ts'
import { readInitialState } from './reset-database.ts'
import { dropLeftovers, ensureTemplate } from './template.ts'

/**
 * Starts the test cluster with a migrated template before the first integration test. @returns the teardown
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openCluster('test-postgres', { isDisposable: true })
  try {
    await dropLeftovers(cluster)
    const template = await ensureTemplate(cluster)
    const initial = await readInitialState(cluster.url(template))
    project.provide('testCluster', { url: cluster.url('postgres'), template, initial })
  } catch (error) {
    await cluster.release()
    throw error
  }
  return () => cluster.release()
}

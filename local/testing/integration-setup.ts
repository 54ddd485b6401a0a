import type { TestProject } from 'vitest/node'
import { openCluster } from '#local/postgres/cluster.ts'
import type {} from './database.ts'
import { dropLeftovers, ensureTemplate } from './template.ts'

/**
 * Starts the test cluster with a migrated template before the first integration test. @returns the teardown
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openCluster('test-postgres')
  try {
    await dropLeftovers(cluster)
    project.provide('testCluster', { url: cluster.url('postgres'), template: await ensureTemplate(cluster) })
  } catch (error) {
    await cluster.release()
    throw error
  }
  return () => cluster.release()
}

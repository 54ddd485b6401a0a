import type { JobServices } from '#cms/jobs/services.ts'
import type { Payload } from '#cms/operations/database.ts'

/** The services of jobs for a test, which names those that it uses. The others fail when a job calls them. */
export function testJobServices(payload: Payload, used: Partial<JobServices> = {}): JobServices {
  return {
    payload,
    storage: { get: unused, put: unused, delete: unused },
    pool: { process: unused },
    counts: { outdated: () => {} },
    indices: null,
    gateways: {},
    mailer: { send: unused },
    publicUrl: 'https://motif.example',
    support: 'support@motif.example',
    invalidate: unused,
    ...used,
  }
}

async function unused(): Promise<never> {
  throw new Error('The test does not name this service.')
}

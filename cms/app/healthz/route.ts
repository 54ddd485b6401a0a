import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { databaseAnswers } from '#cms/operations/database-answers.ts'
import config from '#payload.config'

export const dynamic = 'force-dynamic'

/** Health check of `npm start` and of load balancers: 200 while the database answers, else 503. */
export async function GET(): Promise<Response> {
  return (await databaseAnswers(config)) ? Response.json({ status: 'ok' }) : respondError('unavailable')
}

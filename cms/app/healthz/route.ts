import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { databaseAnswers } from '#cms/operations/database-answers.ts'
import config from '#payload.config'

export const dynamic = 'force-dynamic'

/** 200 while the database answers, else 503: what `npm start` and a load balancer wait for. */
export async function GET(): Promise<Response> {
  return (await databaseAnswers(config)) ? Response.json({ status: 'ok' }) : respondError('unavailable')
}

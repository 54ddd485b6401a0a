import { getPayload } from 'payload'
import { sql } from '#cms/operations/database.ts'
import { ERRORS } from '#domain/errors/catalogue.ts'
import config from '#payload.config'

export const dynamic = 'force-dynamic'

/** 200 while the database answers, else 503: what `npm start` and a load balancer wait for. */
export async function GET(): Promise<Response> {
  try {
    await sql(await getPayload({ config }))`select 1`
    return Response.json({ status: 'ok' })
  } catch {
    const { number, status } = ERRORS.unavailable
    return Response.json({ errors: [{ code: 'unavailable', number }] }, { status })
  }
}

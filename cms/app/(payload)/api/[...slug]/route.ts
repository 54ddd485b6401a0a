import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { type Route, withOwnErrors } from '#cms/endpoints/answers.ts'
import { withRequestLimits } from '#cms/endpoints/request-limits.ts'
import { databaseAnswers } from '#cms/operations/database-answers.ts'
import config from '#payload.config'

/** Payload's REST API, with the endpoints of cms/endpoints under the same path. */
export const GET = guarded(REST_GET(config))
export const POST = guarded(REST_POST(config))
export const PUT = guarded(REST_PUT(config))
export const PATCH = guarded(REST_PATCH(config))
export const DELETE = guarded(REST_DELETE(config))
export const OPTIONS = guarded(REST_OPTIONS(config))

function guarded<Args>(route: Route<Args>): Route<Args> {
  return withRequestLimits(withOwnErrors(route, () => databaseAnswers(config)))
}

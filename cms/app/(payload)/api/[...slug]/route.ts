import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { withDoor } from '#cms/endpoints/door.ts'
import config from '#payload.config'

/** Payload's REST API and the endpoints of cms/endpoints, which answer under the same path. */
export const GET = withDoor(REST_GET(config))
export const POST = withDoor(REST_POST(config))
export const PUT = withDoor(REST_PUT(config))
export const PATCH = withDoor(REST_PATCH(config))
export const DELETE = withDoor(REST_DELETE(config))
export const OPTIONS = withDoor(REST_OPTIONS(config))

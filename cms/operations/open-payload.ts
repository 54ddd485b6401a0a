import { getPayload, type Payload } from 'payload'
import config from '#payload.config'

/** Payload for a command-line program. Its connections stay open until the process exits. */
export function openPayload(): Promise<Payload> {
  return getPayload({ config, disableOnInit: true })
}

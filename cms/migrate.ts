import { getPayload } from 'payload'
import config from '#payload.config'

/** Brings the database to the newest migration. Any failure ends the command non-zero, with the reason. */
const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate()
// Payload keeps timers and its pool alive; the work is committed, so leave.
process.exit(0)

import { getPayload } from 'payload'
import config from '#payload.config'

/** Migrates the database to the newest migration and verifies it: exits non-zero if one is missing. */
const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate()
await payload.destroy()
// Payload leaves a connection of its pool open, which would keep this process running.
process.exit(0)

import { getPayload } from 'payload'
import config from '#payload.config'

/** Brings the database to the newest migration and proves it: the command ends non-zero when one is missing. */
const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate()
await payload.destroy()
// Payload leaves a connection of its pool open, which would keep this process alive.
process.exit(0)

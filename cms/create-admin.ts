import { randomBytes } from 'node:crypto'
import { getPayload } from 'payload'
import config from '#payload.config'

/**
 * `node cms/create-admin.ts EMAIL`: creates the first admin of a production installation and prints the password
 * once.
 */
const email = process.argv[2]
if (email === undefined || !/^\S+@\S+\.\S+$/.test(email)) {
  console.error('Say whose account it is: node cms/create-admin.ts you@example.com')
  process.exit(2)
}
const password = randomBytes(15).toString('base64url')
const payload = await getPayload({ config, disableOnInit: true })
await payload.create({ collection: 'users', data: { email, password, roles: ['admin'] } })
console.log(`${email} is an admin now. Password (change it after signing in): ${password}`)
process.exit(0)

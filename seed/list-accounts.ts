import { DEMO_ACCOUNTS } from './demo-accounts.ts'

/** Prints the demo accounts, one on each line: role, e-mail, password. */
for (const { role, email, password } of DEMO_ACCOUNTS) {
  console.log(`${role.padEnd(17)}${email.padEnd(24)}${password}`)
}

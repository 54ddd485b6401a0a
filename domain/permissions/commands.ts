import { ACCOUNT_COMMANDS } from './commands/accounts.ts'
import { BILLING_COMMANDS } from './commands/billing.ts'
import type { CommandRow } from './commands/holders.ts'
import { MARKETING_COMMANDS } from './commands/marketing.ts'
import { PAYOUT_COMMANDS } from './commands/payouts.ts'
import { WORK_COMMANDS } from './commands/works.ts'

/** Role x command (style.md point 8): default deny. A command is `subject.verb`. */
export const COMMANDS = {
  ...WORK_COMMANDS,
  ...ACCOUNT_COMMANDS,
  ...BILLING_COMMANDS,
  ...PAYOUT_COMMANDS,
  ...MARKETING_COMMANDS,
} as const satisfies Record<`${string}.${string}`, CommandRow>

export type Command = keyof typeof COMMANDS
export const COMMAND_CODES = Object.keys(COMMANDS) as readonly Command[]

import type { StaffRole } from '#domain/permissions/roles.ts'

export interface DemoAccount {
  readonly email: string
  readonly name: string
  /** The staff role, or `contributor` for an account with a public profile. */
  readonly role: StaffRole | 'contributor'
  readonly password: string
}

/**
 * Accounts to try the desks with, one for each role. Their passwords are public, so they are created only on the
 * embedded database, which only this machine can reach (`npm start` alone sets `MOTIF_DEMO_ACCOUNTS=on`).
 */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'admin@motif.test', name: 'Ada Admin', role: 'admin', password: 'motif-demo-admin' },
  { email: 'editor@motif.test', name: 'Edda Editor', role: 'editor', password: 'motif-demo-editor' },
  { email: 'reviewer@motif.test', name: 'Rea Reviewer', role: 'reviewer', password: 'motif-demo-reviewer' },
  {
    email: 'senior@motif.test',
    name: 'Sena Senior',
    role: 'senior-reviewer',
    password: 'motif-demo-senior',
  },
  {
    email: 'contributor@motif.test',
    name: 'Cora Contributor',
    role: 'contributor',
    password: 'motif-demo-contributor',
  },
  { email: 'finance@motif.test', name: 'Finn Finance', role: 'finance', password: 'motif-demo-finance' },
  { email: 'support@motif.test', name: 'Sol Support', role: 'support', password: 'motif-demo-support' },
]

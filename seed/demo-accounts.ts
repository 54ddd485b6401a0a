import type { ContributorTeamRole, StaffRole } from '#domain/permissions/roles.ts'

export interface DemoAccount {
  readonly email: string
  readonly name: string
  /** The staff role, or `contributor` and `contributor-team` for an account with the public profile of a person or a team. */
  readonly role: StaffRole | 'contributor' | 'contributor-team'
  readonly password: string
  /** The name of its public profile; absent for its own. */
  readonly profile?: string
  /** The accounts in its team, beside its holder. */
  readonly members?: readonly { readonly email: string; readonly role: ContributorTeamRole }[]
}

/**
 * Accounts to try the desks with, at least one for each role. Their passwords are public, so they are created only on the
 * embedded database, which only this machine can reach (`npm start` alone sets `MOTIF_DEMO_ACCOUNTS=on`).
 */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'admin@motif.test', name: 'Ada Admin', role: 'admin', password: 'motif-demo-admin' },
  { email: 'editor@motif.test', name: 'Edda Editor', role: 'editor', password: 'motif-demo-editor' },
  { email: 'manager@motif.test', name: 'Mona Manager', role: 'manager', password: 'motif-demo-manager' },
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
  {
    email: 'reviewer2@motif.test',
    name: 'Ravi Reviewer',
    role: 'reviewer',
    password: 'motif-demo-reviewer2',
  },
  {
    email: 'illustrator@motif.test',
    name: 'Ivo Illustrator',
    role: 'contributor',
    password: 'motif-demo-illustrator',
  },
  {
    email: 'team@motif.test',
    name: 'Tess Team',
    role: 'contributor-team',
    password: 'motif-demo-team',
    profile: 'Paper Boat Studio',
    members: [{ email: 'illustrator@motif.test', role: 'editor' }],
  },
]

import { fragment } from '#cms/operations/database.ts'

/** The account or the team that holds the rows of a table. */
export function holder(table: 'r' | 'p') {
  const row = fragment.identifier(table)
  return {
    join: fragment`left join users u on u.id = ${row}.user_id left join teams t on t.id = ${row}.team_id`,
    columns: {
      customer_email: fragment`coalesce(u.email, t.email)`,
      customer: fragment`${row}.user_id`,
      team: fragment`${row}.team_id`,
    },
  } as const
}
